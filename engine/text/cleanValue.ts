import type { FieldSchema } from '../model/FieldSchema';
import { operators } from '../expression/operators';

type Cleaned = Pick<FieldSchema, 'clean'> & { readonly ui?: Pick<FieldSchema['ui'], 'byHand'> };

/**
 * The operator that cleans a field's texts; the label typed for a choice whose list could not be loaded becomes
 * plain text, which can be printed.
 */
function cleanerOf({ clean, ui }: Cleaned): string | undefined {
  return clean ?? (ui?.byHand === undefined ? undefined : 'plainText');
}

export function isCleaned(schema: Cleaned): boolean {
  return cleanerOf(schema) !== undefined;
}

function cleanText(schema: Cleaned, text: string): string {
  const operator = operators.get(cleanerOf(schema) ?? '');
  return operator?.kind === 'pure' ? String(operator.apply(text) ?? '').trim() : text;
}

interface Choice {
  readonly value: unknown;
  readonly label: string;
}

function isTypedChoice({ ui }: Cleaned, value: unknown): value is Choice {
  if (ui?.byHand === undefined || typeof value !== 'object' || value === null) return false;
  const choice = value as Partial<Choice>;
  return choice.value === ui.byHand && typeof choice.label === 'string';
}

/**
 * A typed answer as its field wants it: through the operator of `clean`, without blanks at its ends; what is no text
 * stays as it is, except the typed label of a choice.
 */
export function cleanValue(schema: Cleaned, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(schema, value);
  if (!isTypedChoice(schema, value)) return value;
  const label = cleanText(schema, value.label);
  if (label === value.label) return value;
  return label === '' ? undefined : { ...value, label };
}
