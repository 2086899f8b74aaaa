import type { CompiledDefinition } from '../../../../engine';
import type { Repeated } from '../../../../contract/quotes';
import type { Product } from '../../definitions/productStore';
import { fromToday, variableOf } from './validity';

type Answers = Readonly<Record<string, unknown>>;

/** How the days of a validity are taken. */
interface Days {
  /** From today on in any case: a template is no request for certain days. */
  readonly always?: boolean;
}

/**
 * The answers of an earlier request for a new one: no files, a validity that has begun moved to today, and nothing that
 * the definition of today does not know. `taken` is the definition that they were given under, which has the titles of
 * what is left out.
 */
export function repeatedAnswers(
  product: Product,
  taken: CompiledDefinition,
  answers: Answers,
  today: string,
  days: Days = {},
): Omit<Repeated, 'Wizard'> {
  const { fields, byPath } = product.compiled;
  const known = fields.filter(
    ({ path, schema }) => schema.ui.widget !== 'files' && answers[path] !== undefined,
  );
  const kept = Object.fromEntries(known.map(({ path }) => [path, answers[path]]));
  const dates = movedDates(product, kept, today, days);
  const Moved = Object.entries(dates).map(([path, To]) => {
    return { Title: byPath.get(path)!.schema.title, From: kept[path] as string, To };
  });
  const left = taken.fields.filter(({ path }) => !(path in kept) && hasAnswer(answers[path]));
  return { Answers: { ...kept, ...dates }, Moved, Left: left.map(({ schema }) => schema.title) };
}

/** New days of the validity by path, where it stands in answers and changes. */
function movedDates(
  { rating }: Product,
  kept: Answers,
  today: string,
  { always = false }: Days,
): Record<string, string> {
  const paths = { start: variableOf(rating?.validity.start), end: variableOf(rating?.validity.end) };
  const dayOf = (path: string | undefined) => (path === undefined ? undefined : (kept[path] as string));
  const moved = fromToday({ start: dayOf(paths.start), end: dayOf(paths.end) }, today, always);
  const changed = [[paths.start, moved.start] as const, [paths.end, moved.end] as const];
  return Object.fromEntries(changed.flatMap(([path, day]) => (path && day ? [[path, day]] : [])));
}

const hasAnswer = (answer: unknown) =>
  answer !== undefined && !(Array.isArray(answer) && answer.length === 0);
