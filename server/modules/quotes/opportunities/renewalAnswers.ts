import { addDays, dayNumber } from '../../../../engine/values/civilDay';
import type { PolicyRow, QuoteRow } from '../../../db/schema';
import type { Product } from '../../definitions/productStore';

type Path = string | undefined;

/**
 * The answers of a policy's request for a request that follows it: no file, and a validity that begins when the policy
 * ends, or today, and lasts as long. Names that the definition of today does not have are left out.
 */
export function renewalAnswers(
  { compiled, rating }: Product,
  { answers }: Pick<QuoteRow, 'answers'>,
  policy: Pick<PolicyRow, 'validityStart' | 'validityEnd'>,
  today: string,
): Record<string, unknown> {
  const known = compiled.fields.filter(
    ({ path, schema }) => schema.ui.widget !== 'files' && Object.hasOwn(answers, path),
  );
  const taken = Object.fromEntries(known.map(({ path }) => [path, answers[path]]));
  const start = variableOf(rating?.validity.start);
  const end = variableOf(rating?.validity.end);
  const begin = policy.validityEnd > today ? policy.validityEnd : today;
  const days = dayNumber(policy.validityEnd) - dayNumber(policy.validityStart);
  if (start && start in taken) taken[start] = begin;
  if (end && end in taken) taken[end] = addDays(begin, days);
  return taken;
}

/** The field that an expression is nothing but; undefined for a computed one. */
function variableOf(expression: unknown): Path {
  const path = (expression as { var?: unknown } | undefined)?.var;
  return typeof path === 'string' ? path : undefined;
}
