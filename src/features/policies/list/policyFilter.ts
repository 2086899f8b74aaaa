import { policyStatuses, type PolicyStatus } from '../../../../contract/statuses/policy';
import type { PolicyFilter, PolicySort } from '../../../../contract/policies';
import { isDayText } from '../../../shared/table/period';
import type { ListNames } from '../../../shared/table/listAddress';
import type { List } from '../../../shared/table/useList';

export type PolicyFilterName = 'seguradora' | 'produto' | 'situacao' | 'termina' | 'de' | 'ate';
export type PolicyList = List<PolicyFilterName>;

const sorts: Readonly<Record<string, PolicySort>> = {
  emissao: 'issued',
  numero: 'number',
  tomador: 'holder',
  valor: 'amount',
  inicio: 'start',
  fim: 'end',
};

const MOST_LETTERS = 120;

export const policyNames: ListNames<PolicyFilterName> = {
  key: 'policyFilter',
  filters: {
    seguradora: (value) => value.length > 0 && value.length <= MOST_LETTERS,
    produto: (value) => /^[A-Z]{2,5}$/.test(value),
    situacao: (value) => (policyStatuses as readonly string[]).includes(value),
    termina: isMonthText,
    de: isDayText,
    ate: isDayText,
  },
  sorts: Object.keys(sorts),
  sorting: { by: 'emissao', descending: true },
};

/** A month of this century or its neighbours, YYYY-MM. */
function isMonthText(value: string): boolean {
  return /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(value);
}

export function filterOf({ filters, sorting }: PolicyList, text: string): PolicyFilter {
  const { seguradora, produto, situacao, termina, de, ate } = filters;
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(seguradora && { Insurer: seguradora }),
    ...(produto && { Product: produto }),
    ...(situacao && { Status: situacao as PolicyStatus }),
    ...(termina && { EndsIn: termina }),
    ...(de && { From: de }),
    ...(ate && { To: ate }),
    Sort: sorts[sorting.by] ?? 'issued',
    Descending: sorting.descending,
  };
}
