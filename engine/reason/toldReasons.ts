import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import { print } from '../print/print';
import { isPrinted } from '../print/summary';
import { notAsked } from './notAsked';
import { reasonsOf } from './reasonsOf';
import type { ReasonKind } from './types';

/** An answer that is not a person's own, or a question that was not asked, with the sentence that says why. */
export interface ToldReason {
  readonly title: string;
  /** What it holds; none of a question that was not asked. */
  readonly text?: string;
  readonly sentence: string;
}

/** What explains an answer that was given, unlike what could be chosen instead of it. */
const OF_ANSWERS: readonly ReasonKind[] = ['derived', 'relation', 'forced', 'initial', 'lookup', 'disabled'];

/** Why a finished request says what it says: of each printed answer that rules gave, and of what was not asked. */
export function toldReasons(session: Session): readonly ToldReason[] {
  const answered = session.definition.fields
    .filter((field) => isPrinted(session, field))
    .flatMap((field) => answerReason(session, field));
  const others = notAsked(session).map(({ title, reason }) => ({ title, sentence: reason.sentence }));
  return [...answered, ...others];
}

function answerReason(session: Session, field: CompiledField): readonly ToldReason[] {
  const reason = reasonsOf(session, field.path).find(({ kind }) => OF_ANSWERS.includes(kind));
  if (!reason) return [];
  const state = session.states.at(field.index);
  const text = print(session.answers.at(field.index), field.schema, state);
  return [{ title: state.title, text, sentence: reason.sentence }];
}
