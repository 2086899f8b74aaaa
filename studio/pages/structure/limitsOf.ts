import type { FieldSchema } from '../../../engine/index';
import { counted } from '../../../engine/values';
import { valueText } from '../words';

type Limit = (schema: FieldSchema) => string | undefined;

const said = <Value>(value: Value | undefined, text: (value: Value) => string) =>
  value === undefined ? undefined : text(value);

const LIMITS: readonly Limit[] = [
  ({ format }) => said(format, (name) => `formato ${name}`),
  ({ minLength }) => said(minLength, (least) => `de ${counted(least, 'caractere', 'caracteres')} em diante`),
  ({ maxLength }) => said(maxLength, (most) => `até ${counted(most, 'caractere', 'caracteres')}`),
  ({ minimum }) => said(minimum, (least) => `≥ ${least}`),
  ({ exclusiveMinimum }) => said(exclusiveMinimum, (least) => `> ${least}`),
  ({ maximum }) => said(maximum, (most) => `≤ ${most}`),
  ({ exclusiveMaximum }) => said(exclusiveMaximum, (most) => `< ${most}`),
  ({ multipleOf }) => said(multipleOf, (unit) => `múltiplo de ${unit}`),
  ({ decimals }) => said(decimals, (most) => `até ${counted(most, 'decimal', 'decimais')}`),
  ({ minItems }) => said(minItems, (least) => `de ${counted(least, 'item', 'itens')} em diante`),
  ({ maxItems }) => said(maxItems, (most) => `até ${counted(most, 'item', 'itens')}`),
  ({ pattern }) => said(pattern, (text) => `padrão ${text}`),
  ({ const: only }) => said(only, (value) => `só ${valueText(value)}`),
  ({ ui }) => said(ui.options, (options) => counted(options.length, 'opção', 'opções')),
  ({ clean }) => said(clean, (operator) => `limpo por ${operator}`),
  ({ readOnly }) => (readOnly ? 'só leitura' : undefined),
];

/** A field's own limits; those of rules are shown with the rules. */
export function limitsOf(schema: FieldSchema, required: boolean): string[] {
  const limits = LIMITS.map((limit) => limit(schema)).filter((text) => text !== undefined);
  return required ? ['obrigatório', ...limits] : limits;
}
