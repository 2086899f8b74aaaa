import {
  answerLabel,
  type CompiledDefinition,
  type FieldSchema,
  isAnswer,
  underToday,
  upgrade,
} from '../../../../engine/index';
import type { Repeated } from '../../../../contract/quotes';
import { variableOf } from '../../../../engine/rating';
import type { Product } from '../../definitions/productStore';
import { fromToday } from './validity';

type Answers = Readonly<Record<string, unknown>>;

interface Days {
  /** Always from today: a template has no fixed days. */
  readonly always?: boolean;
  readonly isGiven?: (path: string) => boolean;
}

/**
 * The answers of an earlier request in the names and options of today's definition: without files and unknown
 * answers, a validity that has begun moved to today. `taken` is the definition that they were given under, for the
 * titles of what is left out.
 */
export function repeatedAnswers(
  product: Product,
  taken: CompiledDefinition,
  answers: Answers,
  today: string,
  days: Days = {},
): Omit<Repeated, 'Wizard'> {
  const { compiled } = product;
  const upgraded = upgrade(compiled, answers, taken);
  const unfit = new Set(upgraded.lost.flatMap(({ path, by }) => (by === 'unfit' ? [path] : [])));
  const present = underToday(compiled.source, answers, taken.source);
  const known = compiled.fields.filter(
    ({ path, schema }) => !isFiles(schema) && !unfit.has(path) && present[path] !== undefined,
  );
  const kept = Object.fromEntries(known.map(({ path }) => [path, present[path]]));
  const dates = movedDates(product, kept, today, days);
  const titleOf = (path: string) => compiled.byPath.get(path)!.schema.title;
  const Moved = Object.entries(dates).map(([path, To]) => {
    return { Title: titleOf(path), From: kept[path] as string, To };
  });
  const Mapped = upgraded.mapped.map(({ path, former, from, to }) => ({
    Title: titleOf(path),
    From: answerLabel(taken, former, from),
    To: answerLabel(compiled, path, to),
  }));
  const lost = new Set(upgraded.lost.map(({ former }) => former));
  const left = taken.fields.filter(
    ({ path, schema }) => lost.has(path) || (isFiles(schema) && isAnswer(answers[path])),
  );
  return { Answers: { ...kept, ...dates }, Moved, Mapped, Left: left.map(({ schema }) => schema.title) };
}

const isFiles = ({ ui }: FieldSchema) => ui.widget === 'files';

function movedDates(
  { rating }: Product,
  kept: Answers,
  today: string,
  { always = false, isGiven = () => true }: Days,
): Record<string, string> {
  const start = variableOf(rating?.validity.start);
  // A change ends with its document, or on an agreed day.
  const paths = rating?.change
    ? { start: start && isGiven(start) ? start : undefined, end: undefined }
    : { start, end: variableOf(rating?.validity.end) };
  const dayOf = (path: string | undefined) => (path === undefined ? undefined : (kept[path] as string));
  const moved = fromToday({ start: dayOf(paths.start), end: dayOf(paths.end) }, today, always);
  const changed = [[paths.start, moved.start] as const, [paths.end, moved.end] as const];
  return Object.fromEntries(changed.flatMap(([path, day]) => (path && day ? [[path, day]] : [])));
}
