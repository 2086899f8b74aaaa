import { Copy } from 'lucide-react';
import { Button } from '../../../renderers/ui';
import { useRepeatRequest } from '../../shared/requests/useRepeatRequest';

export function RepeatButton({ identifier }: { identifier: string }) {
  const { busy, repeat } = useRepeatRequest();
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={busy}
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => repeat(identifier)}
    >
      Repetir esta solicitação
    </Button>
  );
}
