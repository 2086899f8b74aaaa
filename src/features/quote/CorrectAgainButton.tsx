import { PencilLine } from 'lucide-react';
import type { Quote } from '../../../contract/quotes';
import { Button } from '../../../renderers/ui';
import { useRepeatRequest } from '../../shared/requests/useRepeatRequest';

export function CorrectAgainButton({ quote: { Identifier, QuoteDenied } }: { quote: Quote }) {
  const { busy, correct } = useRepeatRequest();
  return (
    <Button
      size="sm"
      busy={busy}
      icon={<PencilLine size={16} aria-hidden="true" />}
      onClick={() => correct(Identifier, QuoteDenied?.Reason ?? undefined)}
    >
      Corrigir e enviar de novo
    </Button>
  );
}
