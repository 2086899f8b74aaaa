import { byKey } from '../model/shaped';
import { fillMessage } from '../text/fillMessage';
import { decimalsOf, isChoiceWidget } from './widgets';
import type { FieldSchema } from '../model/FieldSchema';
import type { Messages } from '../model/Definition';

/** Schema keywords that can fail at a field, each with the value a message may show as `{limit}`. */
const KEYWORDS = [
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** The keywords of a field that need a sentence, `type` always among them. */
export function keywordsOf(schema: FieldSchema): string[] {
  const own = KEYWORDS.filter((keyword) => Object.hasOwn(schema, keyword));
  const parts = isChoiceWidget(schema.ui.widget) ? ['required'] : [];
  return ['type', ...own, ...parts, ...(decimalsOf(schema) === undefined ? [] : ['decimals'])];
}

function limitOf(schema: FieldSchema, keyword: string): unknown {
  if (keyword === 'decimals') return decimalsOf(schema);
  return byKey(schema)[keyword];
}

/**
 * The sentence for a keyword of a field: its own, else the shared one; `undefined` where none exists. `{title}`
 * stays, as rules may give the field another.
 */
export function messageFor(schema: FieldSchema, keyword: string, messages: Messages): string | undefined {
  const shared = keyword === 'format' ? messages[`format:${schema.format}`] : messages[keyword];
  const text = schema.errorMessage?.[keyword] ?? shared;
  return text === undefined ? undefined : fillMessage(text, { limit: limitOf(schema, keyword) });
}

export function withMessages(schema: FieldSchema, messages: Messages): FieldSchema {
  const entries = keywordsOf(schema).map((keyword) => [keyword, messageFor(schema, keyword, messages)]);
  const said = Object.fromEntries(entries.filter(([, text]) => text !== undefined));
  return { ...schema, errorMessage: { ...schema.errorMessage, ...said } };
}
