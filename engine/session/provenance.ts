import { differing, put, type PagedList } from './PagedList';
import type { Origin, Session } from './types';

type Lists = Pick<Session, 'values' | 'answers' | 'origins'>;

/** Edits of one field, one after another: key by key they settle from the same state, as if the last had come at once. */
export interface Typing {
  readonly field: number;
  /** What there was before the first of them, and what came from outside since. */
  readonly base: Lists;
  /** Fields written since, the typed one among them. */
  readonly moved: readonly number[];
}

/** What a draft keeps of who gave its answers; what it does not name was given, nobody knows when. */
export interface Provenance {
  /** Fields that a person gave, the oldest edit first. */
  readonly given: readonly string[];
  /** Fields that rules wrote and may write again. */
  readonly written: Readonly<Record<string, Origin>>;
}

/** Whether a value stands in nobody's name: it was left empty, or a rule wrote it. */
export function isSoft(value: unknown, origin: Origin | undefined): boolean {
  switch (origin?.by) {
    case 'person':
    case 'prefill':
    case 'record':
    case 'lookup':
      return value === undefined;
    default:
      return true;
  }
}

/** The run of edits that an edit of the field belongs to. */
export function typingOf(session: Session, field: number): Typing {
  const { typing, values, answers, origins } = session;
  return typing?.field === field ? typing : { field, base: { values, answers, origins }, moved: [] };
}

/** Whether what was moved goes back to what it was: an answer that a look-up has withdrawn does not. */
export function isTakenBack({ base }: Typing, session: Session, index: number): boolean {
  return base.origins.at(index)?.by !== 'lookup' || session.values.at(index) !== undefined;
}

/** The run after something else has written: that stands from now on, and where it wrote the typed field the run ends. */
export function rebased(typing: Typing, before: Lists, after: Lists): Typing | undefined {
  const changed = new Set([
    ...differing(before.values, after.values),
    ...differing(before.answers, after.answers),
    ...differing(before.origins, after.origins),
  ]);
  if (changed.has(typing.field)) return undefined;
  if (changed.size === 0) return typing;
  const { base } = typing;
  const taken = <T>(list: PagedList<T>, from: PagedList<T>): PagedList<T> =>
    [...changed].reduce((all, index) => put(all, list, index, from.at(index)), list);
  return {
    ...typing,
    base: {
      values: taken(base.values, after.values),
      answers: taken(base.answers, after.answers),
      origins: taken(base.origins, after.origins),
    },
  };
}

/** Who gave what of a session, for a draft. */
export function provenanceOf({ definition, values, origins, editedAt }: Session): Provenance {
  const held = definition.fields.filter(({ index, derived }) => !derived && values.at(index) !== undefined);
  const given = held
    .filter(({ index }) => editedAt.at(index) > 0 && !isSoft(values.at(index), origins.at(index)))
    .toSorted((a, b) => editedAt.at(a.index) - editedAt.at(b.index));
  const written = held.flatMap(({ path, index }) => {
    const { by, rule } = origins.at(index) ?? {};
    return by === 'initial' || by === 'relation' ? [[path, { by, rule }] as const] : [];
  });
  return { given: given.map(({ path }) => path), written: Object.fromEntries(written) };
}

/** When a draft's answer was given, before any edit that is to come; 0 where nobody knows. */
export function orderOf(provenance: Partial<Provenance> | undefined, path: string): number {
  const { given = [] } = provenance ?? {};
  return (given.indexOf(path) + 1) / (given.length + 1);
}

/** Who a draft's answer comes from: the rule that wrote it, while the definition still has it. */
export function originOf(
  { definition }: Session,
  provenance: Partial<Provenance> | undefined,
  path: string,
): Origin | undefined {
  const { written: all = {} } = provenance ?? {};
  const written = Object.hasOwn(all, path) ? all[path] : undefined;
  if (written?.by !== 'initial' && written?.by !== 'relation') return undefined;
  const { initial, relations } = definition.source.rules;
  const known = written.by === 'initial' ? initial : relations;
  return known.some(({ id }) => id === written.rule) ? { by: written.by, rule: written.rule } : undefined;
}
