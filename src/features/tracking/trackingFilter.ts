import type { TrackingFilter, TrackingSort } from '../../../contract/search';
import { registeredStatuses } from '../../../contract/statuses/quote';
import type { ListNames } from '../../shared/table/listAddress';
import { isDayText } from '../../shared/table/period';
import type { List } from '../../shared/table/useList';

export type TrackingFilterName = 'situacao' | 'produto' | 'planilha' | 'de' | 'ate';
export type TrackingList = List<TrackingFilterName>;

const sorts: Readonly<Record<string, TrackingSort>> = {
  solicitacao: 'created',
  atualizacao: 'updated',
  numero: 'number',
  segurado: 'insured',
  valor: 'amount',
};

export const trackingNames: ListNames<TrackingFilterName> = {
  key: 'quoteFilter',
  filters: {
    situacao: (value) => registeredStatuses.some((status) => String(status) === value),
    produto: (value) => /^[A-Z]{2,5}$/.test(value),
    planilha: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
    de: isDayText,
    ate: isDayText,
  },
  sorts: Object.keys(sorts),
  sorting: { by: 'solicitacao', descending: true },
};

export function filterOf({ filters, sorting }: TrackingList, text: string): TrackingFilter {
  const { situacao, produto, planilha, de, ate } = filters;
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(situacao && { Status: Number(situacao) }),
    ...(produto && { Product: produto }),
    ...(planilha && { Batch: planilha }),
    ...(de && { From: de }),
    ...(ate && { To: ate }),
    Sort: sorts[sorting.by] ?? 'created',
    Descending: sorting.descending,
  };
}
