import { Badge } from '../../../renderers/ui';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';

export function StatusBadge({ identifier, status }: { identifier: string; status: number }) {
  const { label, tone } = statusWords(status, isChange(identifier));
  return <Badge tone={tone}>{label}</Badge>;
}
