import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { isShown } from '../model/states';
import { factsOf } from './factsOf';
import { reasonFor } from './sentence';
import { statesOfField, statesOfStep, type SaidState } from './statesOf';
import type { NotAsked } from './types';

/** Steps and questions that answers given so far hide, in the order of the wizard. */
export function notAsked(session: Session): NotAsked[] {
  const { steps, fields } = session.definition;
  return steps.flatMap(({ index, definition: { id, title }, fields: own }) =>
    session.steps[index]!.visible
      ? own.flatMap((each) => hiddenField(session, fields[each]!))
      : because(session, title, statesOfStep(session, id)),
  );
}

function hiddenField(session: Session, field: CompiledField): NotAsked[] {
  const { path, index, schema, derived } = field;
  const state = session.states.at(index);
  // What is computed is no question.
  if (derived || schema.ui.widget === 'hidden' || isShown(state)) return [];
  return because(session, state.title, statesOfField(session, path));
}

/** Nothing where no answer decided it: who asks, or an answer that is still to come. */
function because(session: Session, title: string, states: readonly SaidState[]): NotAsked[] {
  const rule = states.findLast(({ said }) => said?.visible === false)?.rule;
  const facts = factsOf(session, [rule?.when]);
  const isDecided = facts.some(
    ({ path }) => path && session.answers.at(indexOf(session, path)) !== undefined,
  );
  return isDecided ? [{ title, reason: reasonFor('hidden', rule?.why, facts) }] : [];
}

const indexOf = ({ definition }: Session, path: string) => definition.byPath.get(path)!.index;
