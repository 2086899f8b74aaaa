import { paths } from '../../shared/paths';
import type { FilterName } from '../billing/filters';
import type { TrackingFilterName } from '../tracking/trackingFilter';

// Beside the lists' own files: home needs the addresses, not how they are read.

/** The list of what is not paid and due by that day, the most urgent first. */
export function unpaidBillets(until: string): string {
  const query = { situacao: 'a-pagar', ate: until } satisfies Partial<Record<FilterName, string>>;
  return `${paths.billing}?${new URLSearchParams({ ...query, ordem: 'vencimento' }).toString()}`;
}

/** The list of the requests of one status, whatever was searched for before. */
export function requestsOf(status: number): string {
  const query = { situacao: String(status) } satisfies Partial<Record<TrackingFilterName, string>>;
  return `${paths.requestStatus}?${new URLSearchParams(query).toString()}`;
}
