import { decimalText, moneyText } from '../expression/decimal-text';
import { maskedTaxId } from '../expression/tax-id';
import type { FieldSchema, Option } from '../definition/types';
import type { FileReference } from '../session/types';
import { maskedCep, maskedPhone } from '../text/contact';

type Printer = (value: unknown, schema: FieldSchema, options: readonly Option[]) => string;

function text(printer: (value: string) => string): Printer {
  return (value) => printer(String(value));
}

/** DD/MM/AAAA (specification 1 §9). */
function dateText(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

function labelOf(value: unknown, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

const withUnit: Printer = (value, schema) => (schema.ui.unit ? `${value} ${schema.ui.unit}` : String(value));
const optionLabel: Printer = (value, _schema, options) => labelOf(value, options);

const byFormat: Readonly<Record<string, Printer>> = {
  date: text(dateText),
  cpf: text(maskedTaxId),
  cnpj: text(maskedTaxId),
  'tax-id': text(maskedTaxId),
  phone: text(maskedPhone),
  cep: text(maskedCep),
};

const byWidget: Readonly<Record<string, Printer>> = {
  money: (value) => moneyText(value as number),
  percent: (value) => `${decimalText(value as number, 2)}%`,
  choice: (value) => (value as Option).label,
  select: optionLabel,
  radio: optionLabel,
  checkbox: (value) => (value ? 'Sim' : 'Não'),
  files: (value) => (value as readonly FileReference[]).map((file) => file.DocumentName).join(', '),
};

/** How an answer reads in summaries, confirmation views and documents; an empty one is ''. */
export function print(value: unknown, schema: FieldSchema, options: readonly Option[]): string {
  if (value === undefined || value === null) return '';
  const printer = byWidget[schema.ui.widget] ?? byFormat[schema.format ?? ''] ?? withUnit;
  return printer(value, schema, options);
}
