import { holderField, INSURED_PLACE, type Rating, variableOf } from '../../../../engine/rating';
import type { PolicyRow } from '../../../db/schema';
import type { Product } from '../../definitions/productStore';
import { endAfter } from '../repeat/validity';

type Answers = Readonly<Record<string, unknown>>;

/**
 * The answers of a policy for its renewal: the original ones, updated by its endorsements, without files, with a
 * validity of the same length from its end or from today. Fields unknown to today's definition are left out.
 */
export function renewalAnswers(
  { compiled, rating }: Product,
  asked: Answers,
  policy: PolicyRow,
  today: string,
): Answers {
  const known = compiled.fields.filter(({ schema }) => schema.ui.widget !== 'files');
  const given = {
    ...(rating && holderOf(rating, policy)),
    ...asked,
    ...(rating && sayingOf(rating, policy)),
  };
  const all: Answers = { ...given, ...(rating && validityOf(rating, policy, today)) };
  return Object.fromEntries(
    known.filter(({ path }) => Object.hasOwn(all, path)).map(({ path }) => [path, all[path]]),
  );
}

function holderOf(rating: Rating, { clientDocument, holderName }: PolicyRow): Answers {
  const path = holderField(rating);
  if (clientDocument === null || path === undefined) return {};
  return { [path]: { value: clientDocument, label: holderName ?? clientDocument } };
}

function sayingOf({ insured, insuredAmount, policy: terms = {} }: Rating, policy: PolicyRow): Answers {
  const { contractValue, insuredPlace } = policy;
  return answersBy([
    [insured.name, policy.insuredName],
    [insured.document, policy.insuredDocument],
    [insuredAmount, Number(policy.insuredAmount)],
    [terms.contractValue, contractValue === null ? null : Number(contractValue)],
    [terms.objectText, policy.objectText],
    [terms.coverageFine, policy.coverageFine],
    [terms.coverageLabor, policy.coverageLabor],
    [terms.civilWork, policy.civilWork],
    ...INSURED_PLACE.map((part) => [terms.insured?.[part], insuredPlace?.[part] ?? null] as const),
  ]);
}

function validityOf({ validity }: Rating, { validityStart, validityEnd }: PolicyRow, today: string): Answers {
  const begin = validityEnd > today ? validityEnd : today;
  return answersBy([
    [validity.start, begin],
    [validity.end, endAfter(begin, validityStart, validityEnd)],
  ]);
}

type Said = readonly [expression: unknown, value: unknown];

function answersBy(said: readonly Said[]): Answers {
  return Object.fromEntries(
    said.flatMap(([expression, value]) => {
      const path = variableOf(expression);
      return path === undefined || value === null ? [] : [[path, value]];
    }),
  );
}
