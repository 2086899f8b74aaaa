import type { HistoryChange, HistoryEvent } from '../../../../contract/history';
import { countText, dateText, decimalText, momentText } from '../../../../engine/values';
import { statusWords } from '../../../shared/requests/status';

const titles: Readonly<Record<Exclude<HistoryEvent['Kind'], 'moved'>, string>> = {
  registered: 'Solicitação recebida',
  edited: 'Solicitação alterada',
  asked: 'Correção pedida ao cliente',
  corrected: 'Correção recebida',
  rated: 'Avaliada pela seguradora',
  answered: 'Pergunta respondida',
  taken: 'Assumida na mesa',
  released: 'Liberada na mesa',
  proposed: 'Prêmio proposto, à espera de outro executivo',
  undone: 'Endosso cancelado',
  deleted: 'Solicitação excluída',
};

export function titleOf({ Kind, To }: HistoryEvent, ofChange: boolean): string {
  return Kind === 'moved' ? statusWords(To, ofChange).label : titles[Kind];
}

/** Null where nobody gave a reason, or for 'edited', which the edit itself tells. */
export function reasonOf({ Reason }: HistoryEvent): string | null {
  return Reason === 'edited' ? null : Reason;
}

type Printer = (value: unknown) => string;

const money: Printer = (value) => `R$ ${decimalText(Number(value), 2)}`;
const moment: Printer = (value) => momentText(String(value));

const columns: Readonly<Record<string, readonly [label: string, print: Printer]>> = {
  commercialPremium: ['Prêmio líquido', money],
  iof: ['IOF', money],
  grossPremium: ['Prêmio total', money],
  installments: ['Máximo de parcelas', String],
  insurerName: ['Seguradora', String],
  analysisReason: ['Motivo da análise', String],
  deniedReason: ['Motivo da recusa', String],
  deniedAt: ['Negada em', moment],
  paymentType: ['Pagamento', (value) => (value === 5 ? 'Fatura' : 'Boleto')],
  paymentInstallments: ['Parcelas', String],
  firstInstallmentDays: ['Primeira parcela', (value) => `em ${countText(value, 'dias')}`],
  firstDueDate: ['Primeiro vencimento', (value) => dateText(String(value))],
  proposalNumber: ['Proposta', String],
};

export interface ChangeLine {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export function linesOf({ Changes }: HistoryEvent): ChangeLine[] {
  return Changes.flatMap((change) => {
    if (change.Label !== undefined) return [recordLine(change, change.Label)];
    const known = columns[change.Column ?? ''];
    if (!known) return [];
    const [label, print] = known;
    const text = (value: unknown) => (value === null || value === '' ? '' : print(value));
    return [{ label, before: text(change.Before), after: text(change.After) }];
  });
}

function recordLine({ Step, Before, After }: HistoryChange, label: string): ChangeLine {
  return { label: Step ? `${Step} · ${label}` : label, before: String(Before), after: String(After) };
}
