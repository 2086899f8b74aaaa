import { codecs } from '../record/codecs';
import { resolvePath } from '../compile/scope';
import { getPath, setPath } from '../record/paths';
import type { ApiRecord } from '../record/writeRecord';
import { truthy } from '../expression';
import type { Session } from '../model/Session';
import { evaluate, questionnaireOf } from './questionnaire';

/** What was answered about which registered request; null when time ran out. */
interface Answered {
  readonly identifier: string;
  readonly answer: boolean | null;
}

export function writeQuestionnaire(session: Session, { identifier, answer }: Answered): ApiRecord {
  const questionnaire = questionnaireOf(session);
  const payload: ApiRecord = {};
  for (const { from, to, as = 'same' } of questionnaire.fields) {
    const { field, inner } = resolvePath(session.definition.byPath, from)!;
    const whole = session.answers.at(field.index);
    const value = inner.length > 0 ? getPath(whole, inner.join('.')) : whole;
    if (value !== undefined) setPath(payload, to, codecs[as]!.write(value, session.env.today));
  }
  for (const { to, value, when } of questionnaire.adds) {
    if (when !== undefined && !truthy(evaluate(session, when))) continue;
    const added = evaluate(session, value);
    if (added !== undefined && added !== null) setPath(payload, to, added);
  }
  setPath(payload, questionnaire.identifier, identifier);
  setPath(payload, questionnaire.answer, answer);
  return payload;
}
