import { once } from '../text/once';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import type { Answers } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';
import { convert, type Converted, readersOf } from './convert';
import { isAnswer } from '../model/normalise';
import { fieldsOf, nameTakenBack, optionsTakenBack } from './takenBack';

interface Former {
  /** A field's path today, by its earlier path. */
  readonly paths: ReadonlyMap<string, string>;
  /** An option's value today, by field and by its earlier value as text. */
  readonly options: ReadonlyMap<string, NonNullable<FieldSchema['mapped']>>;
}

const formerOf = once((definition: Definition): Former => {
  const named = [...fieldsOf(definition)];
  return {
    paths: new Map(named.flatMap(([path, { was = [] }]) => was.map((former) => [former, path] as const))),
    options: new Map(named.flatMap(([path, { mapped }]) => (mapped ? [[path, mapped] as const] : []))),
  };
});

function today(mapped: FieldSchema['mapped'], answer: unknown): unknown {
  if (!mapped) return answer;
  if (typeof answer === 'string' || typeof answer === 'number')
    return Object.hasOwn(mapped, answer) ? mapped[answer] : answer;
  const { value } = (answer ?? {}) as { value?: unknown };
  return value === undefined ? answer : { ...(answer as object), value: today(mapped, value) };
}

export interface Placed {
  readonly path: string;
  readonly former: string;
  readonly answer: unknown;
  /** What an expression made of several: `former` is the first of them. */
  readonly from?: readonly string[];
}

const todaysPath = (definition: Definition, former: string, before?: Definition): string =>
  formerOf(definition).paths.get(former) ?? nameTakenBack(definition, before, former) ?? former;

/** Today's paths of an earlier field, several where it was split; the same where neither version says otherwise. */
export function todaysPaths(
  definition: Definition,
  former: string,
  before?: Definition,
): readonly [string, ...string[]] {
  const path = todaysPath(definition, former, before);
  const [first, ...rest] = path === former ? readersOf(definition, former, before) : [];
  return first === undefined ? [path] : [first, ...rest];
}

/**
 * Kept answers, each with its place under this version (`before` is the one of which they are), in the order in which a later one takes an earlier one's place:
 * an answer goes before an empty one, and what a field holds under its own name before what an earlier one held.
 */
export function placesOf(
  definition: Definition,
  answers: Answers,
  before?: Definition,
  { made }: Converted = convert(definition, answers, before),
): readonly Placed[] {
  const { options } = formerOf(definition);
  const spent = new Set(made.flatMap(({ from }) => from));
  const whole = Object.entries(answers).filter(([former]) => !spent.has(former));
  const placed = whole.map(([former, answer]): Placed => {
    const path = todaysPath(definition, former, before);
    const mapped = options.get(path) ?? optionsTakenBack(definition, before, { path, former });
    return { path, former, answer: today(mapped, answer) };
  });
  const rank = ({ path, former, answer }: Placed) => 2 * Number(isAnswer(answer)) + Number(path === former);
  const converted = made.map(({ path, from, answer }): Placed => ({ path, former: from[0]!, answer, from }));
  return [...converted, ...placed].toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Answers that were kept under another version, `before` where it is known, by the field paths and options of this one. An answer stays under the
 * name that it has where that is a field's today; a second time changes nothing.
 */
export function underToday(definition: Definition, answers: Answers, before?: Definition): Answers {
  return Object.fromEntries(placesOf(definition, answers, before).map(({ path, answer }) => [path, answer]));
}

export function givenUnderToday(
  definition: Definition,
  provenance: Partial<Provenance> | undefined,
  before?: Definition,
): Partial<Provenance> | undefined {
  if (!provenance) return provenance;
  const { given = [], written = {} } = provenance;
  const named = (path: string) => todaysPaths(definition, path, before);
  const writtenToday = Object.entries(written).flatMap(([path, origin]) =>
    named(path).map((place) => [place, origin]),
  );
  return { given: [...new Set(given.flatMap(named))], written: Object.fromEntries(writtenToday) };
}
