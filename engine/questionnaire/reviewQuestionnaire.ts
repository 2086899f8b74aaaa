import { getPath, leafPaths } from '../record/paths';
import type { ApiRecord } from '../record/writeRecord';
import type { ReviewIssue } from '../review/types';
import { normalise } from '../model/normalise';
import { sameValue } from '../model/sameValue';
import type { Session } from '../model/Session';
import { questionnaireOf } from './questionnaire';
import { writeQuestionnaire } from './writeQuestionnaire';

/** A reviewed payload: what it says is the registered request's own, where there are no issues. */
export interface QuestionnaireReview {
  readonly payload: ApiRecord;
  readonly answer: boolean | null;
  readonly issues: readonly ReviewIssue[];
}

function isAnswer(value: unknown): value is boolean | null {
  return value === null || typeof value === 'boolean';
}

/** Holds a payload against what the session of the registered request gives; only the answer is the sender's. */
export function reviewQuestionnaire(
  session: Session,
  identifier: string,
  sent: unknown,
): QuestionnaireReview {
  const path = questionnaireOf(session).answer;
  const { messages } = session.definition.source;
  const given = getPath(sent, path);
  const answer = isAnswer(given) ? given : null;
  const payload = writeQuestionnaire(session, { identifier, answer });
  const paths = [...new Set([...leafPaths(sent), ...leafPaths(payload), path])];
  const issues = paths.flatMap((at): ReviewIssue[] => {
    if (at === path) return isAnswer(given) ? [] : [{ path, code: 'type', message: messages.type! }];
    const [was, should] = [getPath(sent, at), getPath(payload, at)];
    if (sameValue(normalise(was), normalise(should))) return [];
    const code = should === undefined ? 'unknown' : was === undefined ? 'missing' : 'tampered';
    return [{ path: at, code, message: messages[`review:${code}`]! }];
  });
  return { payload, answer, issues };
}
