import type { Issue, Answers, Session } from '../model/Session';
import { isShown } from '../model/states';
import { sameValue } from '../model/sameValue';
import { fieldIssues } from '../session/issues';
import { transition } from '../session/transition';
import type { ChangeFields } from './changeFields';
import type { Trial } from './openTrial';
import { typeOf, type Moved, type TypeRule } from './typeOf';

export interface Tried {
  readonly moved: Moved;
  /** The type of the one request that does all of it; undefined where nothing was moved, or no type does. */
  readonly type?: { readonly key: string; readonly rule: TypeRule };
  readonly session?: Session;
  readonly issues: readonly Issue[];
}

/** Tries a change of a policy; `wanted` are the moved answers by path, all others stay as the policy has them. */
export function tryChange(trial: Trial, wanted: Answers): Tried {
  const { fields, types } = trial;
  const moved = movedOf(trial, wanted);
  const type = typeOf(types, moved);
  if (!type) return { moved, issues: [] };
  const session = moved.ends ? type.session : filled(type.session, fields, wanted);
  return { moved, type, session, issues: moved.ends ? [] : issuesOf(session, fields) };
}

function movedOf({ fields, now }: Trial, wanted: Answers): Moved {
  const isMoved = (path: string) => wanted[path] !== undefined && !sameValue(wanted[path], now[path]);
  const amount = Number(wanted[fields.amount] ?? now[fields.amount]);
  return {
    amount: Math.sign(amount - Number(now[fields.amount])),
    end: isMoved(fields.end),
    coverages: fields.coverages.some(isMoved),
    ends: amount === 0,
  };
}

/** The start first: it takes the term with it, which the end then sets. */
function filled(session: Session, fields: ChangeFields, wanted: Answers): Session {
  return pathsOf(fields).reduce((current, field) => {
    const value = wanted[field];
    return value === undefined ? current : transition(current, { type: 'edit', field, value }).session;
  }, session);
}

function pathsOf({ start, end, amount, contract, coverages }: ChangeFields): string[] {
  return [start, end, amount, ...(contract === null ? [] : [contract]), ...coverages];
}

function issuesOf(session: Session, fields: ChangeFields): Issue[] {
  const { byPath, source } = session.definition;
  const ties = (source.rules.relations ?? []).flatMap(({ ties: tied }) =>
    tied.includes(fields.end) ? tied : [],
  );
  return [...new Set([...pathsOf(fields), ...ties])].flatMap((path) => {
    const { index } = byPath.get(path)!;
    return isShown(session.states.at(index)) ? fieldIssues(session, index, 'continue') : [];
  });
}
