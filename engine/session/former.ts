import { once } from '../text/once';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import type { Answers } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';
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
}

/** Today's path of an earlier field; the same where neither version says otherwise. */
export const todaysPath = (definition: Definition, former: string, before?: Definition): string =>
  formerOf(definition).paths.get(former) ?? nameTakenBack(definition, before, former) ?? former;

export const isAnswer = (answer: unknown) =>
  answer !== undefined && answer !== null && answer !== '' && !(Array.isArray(answer) && answer.length === 0);

/**
 * Kept answers, each with its place under this version (`before` is the one of which they are), in the order in which a later one takes an earlier one's place:
 * an answer goes before an empty one, and what a field holds under its own name before what an earlier one held.
 */
export function placesOf(definition: Definition, answers: Answers, before?: Definition): readonly Placed[] {
  const { options } = formerOf(definition);
  const placed = Object.entries(answers).map(([former, answer]): Placed => {
    const path = todaysPath(definition, former, before);
    const mapped = options.get(path) ?? optionsTakenBack(definition, before, { path, former });
    return { path, former, answer: today(mapped, answer) };
  });
  const rank = ({ path, former, answer }: Placed) => 2 * Number(isAnswer(answer)) + Number(path === former);
  return placed.toSorted((a, b) => rank(a) - rank(b));
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
  const named = (path: string) => todaysPath(definition, path, before);
  const writtenToday = Object.entries(written).map(([path, origin]) => [named(path), origin]);
  return { given: given.map(named), written: Object.fromEntries(writtenToday) };
}
