import { paths } from '../../shared/paths';
import type { FilterName } from '../billing/filters';
import type { TrackingFilterName } from '../tracking/trackingFilter';

// Beside the lists' own files: home needs the addresses, not how they are read.

export function unpaidBillets(until: string): string {
  const query = { situacao: 'a-pagar', ate: until } satisfies Partial<Record<FilterName, string>>;
  return `${paths.billing}?${new URLSearchParams({ ...query, ordem: 'vencimento' }).toString()}`;
}

export function requestsOf(status: number): string {
  const query = { situacao: String(status) } satisfies Partial<Record<TrackingFilterName, string>>;
  return `${paths.requestStatus}?${new URLSearchParams(query).toString()}`;
}
