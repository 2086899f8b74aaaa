import { Badge } from '../../../renderers/ui';
import { statusWords } from '../../shared/requests/status';

/** A request's status in its words and colour (specification 2 §4.1). */
export function StatusBadge({ status }: { status: number }) {
  const { label, tone } = statusWords(status);
  return <Badge tone={tone}>{label}</Badge>;
}
