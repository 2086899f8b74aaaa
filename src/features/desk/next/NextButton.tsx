import { useEffect, useRef } from 'react';
import { Button, toast } from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { useNextRequest } from './useNextRequest';

interface Props {
  readonly identifier: string;
  readonly isDone: boolean;
}

export function NextButton({ identifier, isDone }: Props) {
  const { busy, go } = useNextRequest(identifier);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) place.current?.querySelector('button')?.focus();
  }, [isDone]);
  const press = () => void go().catch((error: unknown) => toast('danger', describeError(error).message));
  return (
    <div ref={place}>
      <Button
        w="full"
        aria-keyshortcuts="N"
        kind={isDone ? 'primary' : 'secondary'}
        busy={busy}
        onClick={press}
      >
        Próxima solicitação
      </Button>
    </div>
  );
}
