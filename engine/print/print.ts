import { interpret, type Environment } from '../expression';
import type { FieldSchema, Option } from '../definition/types';
import type { FileReference } from '../session/types';

type Printer = (value: unknown, schema: FieldSchema, options: readonly Option[]) => string;

const NO_ENVIRONMENT: Environment = { today: '', constants: {}, context: null };

/** Prints by an operator of the expression language, so that rules and screens agree. */
function byOperator(operator: string, ...rest: (string | number)[]): Printer {
  return (value) => String(interpret({ [operator]: [{ var: 'value' }, ...rest] }, { value }, NO_ENVIRONMENT) ?? '');
}

function labelOf(value: unknown, options: readonly Option[]): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

function unit(value: unknown, schema: FieldSchema): string {
  return schema.ui.unit ? `${value} ${schema.ui.unit}` : String(value);
}

const byFormat: Readonly<Record<string, Printer>> = {
  date: byOperator('formatDate'),
  cpf: byOperator('formatTaxId'),
  cnpj: byOperator('formatTaxId'),
  'tax-id': byOperator('formatTaxId'),
  phone: byOperator('formatPhone'),
  cep: byOperator('formatCep'),
};

const byWidget: Readonly<Record<string, Printer>> = {
  money: byOperator('formatMoney'),
  percent: (value) => `${byOperator('formatNumber', 2)(value, {} as FieldSchema, [])}%`,
  choice: (value) => (value as Option).label,
  select: (value, _schema, options) => labelOf(value, options),
  radio: (value, _schema, options) => labelOf(value, options),
  checkbox: (value) => (value ? 'Sim' : 'Não'),
  files: (value) => (value as readonly FileReference[]).map((file) => file.DocumentName).join(', '),
};

/** How an answer reads in summaries, confirmation views and documents; an empty one is ''. */
export function print(value: unknown, schema: FieldSchema, options: readonly Option[]): string {
  if (value === undefined || value === null) return '';
  const printer = byWidget[schema.ui.widget] ?? byFormat[schema.format ?? ''] ?? unit;
  return printer(value, schema, options);
}
