import type { CompiledField } from '../model/CompiledDefinition';
import type { Session } from '../model/Session';
import type { FoundBy } from '../review/foundBy';
import { print } from '../print/print';
import { isPrinted } from '../print/summary';
import { asWritten } from './asWritten';
import { notAsked } from './notAsked';
import { reasonsOf } from './reasonsOf';
import type { ReasonKind } from './types';

interface ToldReason {
  readonly title: string;
  /** What it holds; left out for a question that was not asked. */
  readonly text?: string;
  readonly sentence: string;
}

/** What explains an answer that was given; where nothing does, what could not be chosen in its stead. */
const OF_ANSWERS: ReadonlySet<ReasonKind> = new Set([
  'derived',
  'relation',
  'forced',
  'initial',
  'lookup',
  'disabled',
  'option',
]);

/**
 * Why a request that was taken says what it says: of each printed answer that rules or look-ups gave, and of what was
 * not asked.
 */
export function toldReasons(taken: Session, found: FoundBy = {}): readonly ToldReason[] {
  const session = asWritten(taken, found);
  const answered = session.definition.fields
    .filter((field) => isPrinted(session, field))
    .flatMap((field) => answerReason(session, field));
  const others = notAsked(session).map(({ title, reason }) => ({ title, sentence: reason.sentence }));
  return [...answered, ...others];
}

function answerReason(session: Session, field: CompiledField): readonly ToldReason[] {
  const reason = reasonsOf(session, field.path).find(({ kind }) => OF_ANSWERS.has(kind));
  if (!reason) return [];
  const state = session.states.at(field.index);
  const text = print(session.answers.at(field.index), field.schema, state);
  return [{ title: state.title, text, sentence: reason.sentence }];
}
