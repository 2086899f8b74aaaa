import type { CompiledField } from '../model/CompiledDefinition';
import { put } from '../model/PagedList';
import type { Session } from '../model/Session';
import type { RefusedAnswer, Transition } from '../model/SessionEvent';
import { isShown } from '../model/states';
import { recordPathOf } from '../review/recordPathOf';
import { isStepValid, stop } from './validateStep';

export function fieldOfRecord({ definition, states }: Session, path: string): CompiledField | undefined {
  const field = definition.fields.find((candidate) => recordPathOf(definition, candidate.path) === path);
  return field && isShown(states.at(field.index)) ? field : undefined;
}

/** What a server found wrong with single answers stands at their fields, until they are edited or sent again. */
export function refusedAnswers(session: Session, refused: readonly RefusedAnswer[]): Transition {
  let { issues } = session;
  for (const { path, code, message } of refused) {
    const field = fieldOfRecord(session, path);
    if (!field) continue;
    const issue = { field: field.path, code, message, level: 'error' as const };
    issues = put(issues, session.issues, field.index, [issue]);
  }
  const judged = { ...session, issues };
  const bad = session.definition.steps.find((step) => !isStepValid(judged, step));
  return bad ? stop(judged, bad) : { session, effects: [] };
}
