import { countText } from '../values/countText';
import { dateText } from '../values/dateText';
import { moneyText } from '../values/money';
import { percentText } from '../values/decimalText';
import { maskedTaxId } from '../values/taxId';
import { decimalsOf } from '../definition/widgets';
import type { FieldSchema, Option, TableColumn } from '../model/FieldSchema';
import type { FieldState } from '../model/states';
import type { FileReference } from '../model/SessionEvent';
import { maskedCep } from '../values/postalCode';
import { phoneText } from '../values/phone';

type Look = Pick<FieldState, 'options' | 'unit'>;
type Printer = (value: unknown, schema: FieldSchema, look: Look) => string;

function text(printer: (value: string) => string): Printer {
  return (value) => printer(String(value));
}

function labelOf(value: unknown, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

/** How a choice reads in its list and everywhere else: its label, after its value where that is printed. */
export function choiceText({ value, label }: Option, { ui }: Pick<FieldSchema, 'ui'>): string {
  if (ui.valueAs === undefined || value === ui.byHand) return label;
  return `${ui.valueAs === 'tax-id' ? maskedTaxId(String(value)) : String(value)} - ${label}`;
}

type Row = Readonly<Record<string, unknown>>;

export function cellText(value: unknown, { as }: TableColumn): string {
  if (value === undefined || value === null) return '';
  if (as === 'date') return dateText(String(value));
  return as === 'money' && typeof value === 'number' ? moneyText(value) : String(value);
}

const withUnit: Printer = (value, _schema, { unit }) => (unit ? countText(value, unit) : String(value));
const optionLabel: Printer = (value, _schema, { options }) => labelOf(value, options);

const byFormat: Readonly<Record<string, Printer>> = {
  date: text(dateText),
  cpf: text(maskedTaxId),
  cnpj: text(maskedTaxId),
  'tax-id': text(maskedTaxId),
  phone: text(phoneText),
  landline: text(phoneText),
  'mobile-phone': text(phoneText),
  cep: text(maskedCep),
};

const byWidget: Readonly<Record<string, Printer>> = {
  money: (value) => moneyText(value as number),
  percent: (value, schema) => percentText(value as number, decimalsOf(schema)),
  choice: (value, schema) => choiceText(value as Option, schema),
  search: (value, schema) => choiceText(value as Option, schema),
  table: (value, { ui: { columns = [] } }) =>
    (value as readonly Row[])
      .map((row) => columns.map((column) => cellText(row[column.name], column)).join(' · '))
      .join('; '),
  select: optionLabel,
  radio: optionLabel,
  checkbox: (value) => (value ? 'Sim' : 'Não'),
  checkboxes: (value, _schema, { options }) =>
    (value as readonly unknown[]).map((one) => labelOf(one, options)).join(', '),
  // A password is never printed.
  password: () => '',
  files: (value) => (value as readonly FileReference[]).map((file) => file.DocumentName).join(', '),
};

/** How an answer reads in summaries, confirmation views and documents; an empty one is ''. */
export function print(value: unknown, schema: FieldSchema, look: Look): string {
  if (value === undefined || value === null) return '';
  const printer = byWidget[schema.ui.widget] ?? byFormat[schema.format ?? ''] ?? withUnit;
  return printer(value, schema, look);
}
