import type { CompiledDefinition } from '../model/CompiledDefinition';
import { put } from '../model/PagedList';
import type { Answers, Session } from '../model/Session';
import { blocks } from './blocks';
import { todaysPaths } from './former';
import { isAnswer } from '../model/normalise';
import { fieldIssues } from './issues';
import { storedSession } from './stored';

const isWrong = (session: Session, index: number) => fieldIssues(session, index, 'edit').some(blocks);

function wrongThen({ definition, env }: Session, answers: Answers, before: CompiledDefinition): Set<string> {
  const then = storedSession(before, answers, env);
  const wrong = before.fields.filter(({ index }) => isWrong(then, index));
  return new Set(wrong.flatMap(({ path }) => todaysPaths(definition.source, path, before.source)));
}

/**
 * Shows at its field an answer that an earlier version accepted and this one does not, such as an amount that moved
 * to a field with a lower limit: whoever resumes the draft typed nothing there, so nothing else would show it.
 */
export function withOutOfLimit(session: Session, answers: Answers, before?: CompiledDefinition): Session {
  const given = session.definition.fields.filter(
    ({ derived, index }) => !derived && isAnswer(session.answers.at(index)) && isWrong(session, index),
  );
  if (given.length === 0) return session;
  const known = before ? wrongThen(session, answers, before) : new Set<string>();
  const fresh = given.filter(({ path }) => !known.has(path));
  const issues = fresh.reduce(
    (all, { index }) => put(all, session.issues, index, fieldIssues(session, index, 'edit')),
    session.issues,
  );
  return { ...session, issues };
}
