import { Badge } from '../../../renderers/ui';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';

/** A request's status in its words and colour (specification 2 §4.1). */
export function StatusBadge({ identifier, status }: { identifier: string; status: number }) {
  const { label, tone } = statusWords(status, isChange(identifier));
  return <Badge tone={tone}>{label}</Badge>;
}
