import type { CompiledDefinition } from '../model/CompiledDefinition';
import type { FieldSchema } from '../model/FieldSchema';
import { codecs } from '../record/codecs';
import { layoutOf, type Place } from '../record/layout';
import type { Mapping } from '../record/mapping';
import { isBranch } from '../record/paths';
import { isBlank } from '../values/visible';
import { fillMessage } from '../text/fillMessage';
import type { ReviewIssue } from './types';

/** More than anybody types: longer texts and lists of a field without a limit are refused unread. */
const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 1000;
/** Factor over a text's limit up to which it may come: mask and blanks are removed before it is checked. */
const MASKED = 2;

/** No amount is stored that has more digits before its cents. */
const LARGEST_NUMBER = 9_999_999_999_999.99;

type Code = 'type' | 'maximum' | 'maxLength' | 'maxItems';

const isScalar = (value: unknown) => typeof value !== 'object';
const longestText = ({ maxLength }: FieldSchema) => (maxLength ? MASKED * maxLength + 100 : LONGEST_TEXT);
/** A number sent as a text is refused. */
const isNumeric = ({ type }: FieldSchema) => type === 'number' || type === 'integer';
const longestList = ({ maxItems }: FieldSchema) => Math.max(maxItems ?? 0, LONGEST_LIST);

/** A choice has parts, of which each is one value; what is no choice and no list is one value itself. */
function misfitOf(schema: FieldSchema, { inner, codec }: Mapping, value: unknown): Code | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number') return Math.abs(value) > LARGEST_NUMBER ? 'maximum' : undefined;
  if (isNumeric(schema) && codec === codecs.same && typeof value === 'string' && !isBlank(value))
    return 'type';
  if (typeof value === 'string') return value.length > longestText(schema) ? 'maxLength' : undefined;
  if (inner !== '' || !['object', 'array'].includes(schema.type)) return isScalar(value) ? undefined : 'type';
  if (Array.isArray(value)) return value.length > longestList(schema) ? 'maxItems' : undefined;
  return isScalar(value) || holdsValues(value) ? undefined : 'type';
}

const holdsValues = (value: object) => Object.values(value).every((part) => part === null || isScalar(part));

/**
 * What of a record cannot be an answer whatever the rules say: an object or a list where one value is expected, a text
 * or a list far beyond its field's limit, a number as a text or beyond all amounts. Told before anything settles or is looked up, so that no rule meets it.
 */
export function misfits(definition: CompiledDefinition, sent: unknown): ReviewIssue[] {
  const issues: ReviewIssue[] = [];
  const visit = (place: Place, value: unknown) => {
    for (const mapping of place.mappings) {
      const field = definition.fields[mapping.index]!;
      const code = misfitOf(field.schema, mapping, value);
      if (code)
        issues.push({
          path: mapping.to,
          field: field.path,
          code,
          message: sentence(definition, field.schema, code),
        });
    }
    if (isBranch(value))
      for (const part of place.parts) if (Object.hasOwn(value, part.key)) visit(part, value[part.key]);
  };
  visit(layoutOf(definition.source), sent);
  return issues;
}

function sentence({ source }: CompiledDefinition, schema: FieldSchema, code: Code): string {
  const { title, errorMessage } = schema;
  const limit = code === 'maxItems' ? longestList(schema) : (schema.maxLength ?? LONGEST_TEXT);
  return fillMessage(errorMessage?.[code] ?? source.messages[code]!, { title, limit });
}
