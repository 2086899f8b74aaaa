import { differing, put, type PagedList } from '../model/PagedList';
import type { Lists, Session, Typing } from '../model/Session';

export function typingOf(session: Session, field: number): Typing {
  const { typing, values, answers, origins, replaced } = session;
  return typing?.field === field
    ? typing
    : { field, base: { values, answers, origins, replaced }, moved: [] };
}

/** Whether what was moved goes back to what it was: an answer that a look-up has withdrawn does not. */
export function isTakenBack({ base }: Typing, session: Session, index: number): boolean {
  return base.origins.at(index)?.by !== 'lookup' || session.values.at(index) !== undefined;
}

type Written = Omit<Lists, 'replaced'>;

/**
 * The run after something else has written: those values stay, and the run ends where the typed field was written.
 */
export function rebased(typing: Typing, before: Written, after: Written): Typing | undefined {
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
      ...base,
      values: taken(base.values, after.values),
      answers: taken(base.answers, after.answers),
      origins: taken(base.origins, after.origins),
    },
  };
}
