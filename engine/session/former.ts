import { fieldPaths } from '../record/mapping';
import { once } from '../text/once';
import type { Definition } from '../model/Definition';
import type { FieldSchema } from '../model/FieldSchema';
import type { Answers } from '../model/Session';
import type { Provenance } from '../model/SessionEvent';

interface Former {
  /** What a field is called today, by what it was called before. */
  readonly paths: ReadonlyMap<string, string>;
  /** What an option is today, by field and by what it was before as text. */
  readonly options: ReadonlyMap<string, NonNullable<FieldSchema['mapped']>>;
}

const formerOf = once((definition: Definition): Former => {
  const fields = definition.steps.flatMap((step) => Object.values(step.properties));
  const named = fieldPaths(definition).map((path, index) => [path, fields[index]!] as const);
  return {
    paths: new Map(named.flatMap(([path, { was = [] }]) => was.map((former) => [former, path] as const))),
    options: new Map(named.flatMap(([path, { mapped }]) => (mapped ? [[path, mapped] as const] : []))),
  };
});

/** An answer as its field knows it today; of a choice its value counts. */
function today(mapped: FieldSchema['mapped'], answer: unknown): unknown {
  if (!mapped) return answer;
  if (typeof answer === 'string' || typeof answer === 'number')
    return Object.hasOwn(mapped, answer) ? mapped[answer] : answer;
  const { value } = (answer ?? {}) as { value?: unknown };
  return value === undefined ? answer : { ...(answer as object), value: today(mapped, value) };
}

/**
 * Answers that were kept under an earlier version, by the field paths and options of this one. An answer stays under the
 * name that it has where that is a field's today; a second time changes nothing.
 */
export function underToday(definition: Definition, answers: Answers): Answers {
  const { paths, options } = formerOf(definition);
  const entries = Object.entries(answers).map(
    ([path, answer]) => [paths.get(path) ?? path, path, answer] as const,
  );
  return Object.fromEntries(
    entries
      // What a field holds under its own name goes before what an earlier one held.
      .toSorted((a, b) => Number(a[0] === a[1]) - Number(b[0] === b[1]))
      .map(([path, , answer]) => [path, today(options.get(path), answer)]),
  );
}

/** Who gave them, by the same paths. */
export function givenUnderToday(
  definition: Definition,
  provenance: Partial<Provenance> | undefined,
): Partial<Provenance> | undefined {
  const { paths } = formerOf(definition);
  if (!provenance || paths.size === 0) return provenance;
  const { given = [], written = {} } = provenance;
  const named = (path: string) => paths.get(path) ?? path;
  const writtenToday = Object.entries(written).map(([path, origin]) => [named(path), origin]);
  return { given: given.map(named), written: Object.fromEntries(writtenToday) };
}
