import { decimalText } from '../../../engine/values/decimalText';
import { moneyText } from '../../../engine/values/money';
import { maskedTaxId } from '../../../engine/values/taxId';
import { phoneText } from '../../../engine/values/phone';
import type { SummaryItem } from '../../../renderers/ui';
import type { StepName } from './schema';

interface Printed {
  label: string;
  print: (value: never) => string;
  /** Marks its step in the digest and in the panel. */
  digest?: true;
  /** Why the value is what it is, where a rule computed it. */
  why?: string;
}

const asItIs = String;
const date = (iso: string) => iso.split('-').toReversed().join('/');
const term = 'Início, prazo e final de vigência andam juntos.';
const percentage = 'A garantia é o percentual do valor do contrato.';

/** How each answer reads in summaries, by its name in the form. */
export const printed: Readonly<Record<string, Printed>> = {
  'insured.document': { label: 'CPF/CNPJ do Segurado', print: maskedTaxId, digest: true },
  'insured.name': { label: 'Nome do Segurado', print: asItIs, digest: true },
  'insured.bidType': { label: 'Tipo de Licitação', print: asItIs, digest: true },
  'insured.email': { label: 'E-mail do Segurado', print: asItIs },
  'insured.phone': { label: 'Telefone do Segurado', print: phoneText },
  'insured.department': { label: 'Departamento', print: asItIs },
  'object.notice': { label: 'Número do Edital', print: asItIs, digest: true },
  'object.process': { label: 'Número do Processo', print: asItIs },
  'object.startDate': { label: 'Início de Vigência', print: date, digest: true },
  'object.days': { label: 'Prazo em Dias', print: (days: number) => `${days} dias`, why: term },
  'object.endDate': { label: 'Final de Vigência', print: date, digest: true, why: term },
  'object.contract': { label: 'Valor Contrato', print: moneyText },
  'object.percentage': {
    label: 'Percentual da Garantia',
    print: (percent: number) => `${decimalText(percent, 2)}%`,
    why: percentage,
  },
  'object.guarantee': { label: 'Valor Garantia', print: moneyText, digest: true, why: percentage },
  'object.fine': { label: 'Multas', print: moneyText },
  'object.total': {
    label: 'Importância Segurada',
    print: moneyText,
    digest: true,
    why: 'A soma da garantia e das multas.',
  },
  'object.objectText': {
    label: 'Texto do Objeto',
    print: asItIs,
    why: 'Composto pelo edital, pelo processo e pelo complemento.',
  },
  'requester.name': { label: 'Nome do Solicitante', print: asItIs, digest: true },
  'requester.phone': { label: 'Telefone/Celular', print: phoneText },
  'requester.email': { label: 'E-mail', print: asItIs, digest: true },
  'delivery.urgency': { label: 'Urgência', print: asItIs, digest: true },
  'delivery.note': { label: 'Observações', print: asItIs },
  'delivery.agreed': { label: 'Os dados foram conferidos', print: (yes: boolean) => (yes ? 'Sim' : 'Não') },
};

const LONG_TEXT = 60;
const entries = Object.entries(printed);

export function textOf(name: string, value: unknown): string {
  return value === undefined || value === '' ? '' : printed[name]!.print(value as never);
}

/** The answered lines of a step; `computed` holds the names that a rule wrote last. */
export function itemsOf(
  step: StepName,
  read: (name: string) => unknown,
  computed: ReadonlySet<string>,
  digestOnly: boolean,
): SummaryItem[] {
  return entries.flatMap(([name, { label, digest, why }]) => {
    if (!name.startsWith(`${step}.`) || (digestOnly && !digest)) return [];
    const text = textOf(name, read(name));
    if (text === '') return [];
    const reason = computed.has(name) ? why : undefined;
    return [{ term: label, description: text, computed: reason, wide: text.length > LONG_TEXT }];
  });
}
