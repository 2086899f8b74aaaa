import type { BilletFilter, BilletOrder } from '../../../contract/billing';
import { billetChoices, billetLabels, type BilletChoice } from '../../../contract/statuses/billet';
import type { Sorting } from '../../../renderers/ui';
import type { ListNames } from '../../shared/table/listAddress';
import { isDayText } from '../../shared/table/period';
import type { List } from '../../shared/table/useList';

export type FilterName = 'situacao' | 'produto' | 'seguradora' | 'de' | 'ate';

export type BilletList = List<FilterName>;

export const choiceLabels: Readonly<Record<BilletChoice, string>> = { ...billetLabels, Unpaid: 'A pagar' };

export const statusInAddress = (choice: BilletChoice) =>
  choiceLabels[choice].toLowerCase().replaceAll(' ', '-');

const statusOf = (text: string | undefined) =>
  billetChoices.find((choice) => statusInAddress(choice) === text);

export const names: ListNames<FilterName> = {
  key: 'financialFilter',
  filters: {
    situacao: (value) => statusOf(value) !== undefined,
    produto: (value) => /^[A-Z]{2,5}$/.test(value),
    seguradora: (value) => value.length <= 200,
    de: isDayText,
    ate: isDayText,
  },
  sorts: ['urgencia', 'vencimento', 'valor', 'emissao'],
  sorting: { by: 'urgencia', descending: false },
};

/** Most urgent first, and the sortings of specification 3 §4, with the server's, headers' and user's names. */
export const sortings: readonly { value: BilletOrder; label: string; sorting: Sorting }[] = [
  { value: 'urgent', label: 'Vencidos primeiro', sorting: { by: 'urgencia', descending: false } },
  { value: 'newestDue', label: 'Vencimento mais recente', sorting: { by: 'vencimento', descending: true } },
  { value: 'oldestDue', label: 'Vencimento mais antigo', sorting: { by: 'vencimento', descending: false } },
  { value: 'highest', label: 'Maior valor', sorting: { by: 'valor', descending: true } },
  { value: 'lowest', label: 'Menor valor', sorting: { by: 'valor', descending: false } },
  { value: 'newestIssue', label: 'Emissão mais recente', sorting: { by: 'emissao', descending: true } },
  { value: 'oldestIssue', label: 'Emissão mais antiga', sorting: { by: 'emissao', descending: false } },
];

const orderOf = ({ by, descending }: Sorting): BilletOrder =>
  sortings.find(({ sorting }) => sorting.by === by && sorting.descending === descending)?.value ?? 'urgent';

export function filterOf({ filters, sorting }: BilletList, text: string): BilletFilter {
  const { situacao, produto, seguradora, de, ate } = filters;
  const status = statusOf(situacao);
  return {
    ...(text.trim() && { Text: text.trim() }),
    ...(status && { Status: status }),
    ...(produto && { Product: produto }),
    ...(seguradora && { Insurer: seguradora }),
    ...(de && { From: de }),
    ...(ate && { To: ate }),
    Sort: orderOf(sorting),
  };
}
