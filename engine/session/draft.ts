import { keptTyping } from './keptTyping';
import { provenanceOf } from './provenance';
import type { CompiledDefinition } from '../model/CompiledDefinition';
import { type Provenance, type SessionEvent } from '../model/SessionEvent';
import { ownValue } from '../model/ForcedOrigin';
import { sameValue } from '../model/sameValue';
import type { Answers, Session } from '../model/Session';
import type { StepStatus } from '../model/states';

/** What is kept of an unfinished wizard: answers by field path and how far the steps are. */
export interface Draft {
  readonly definition: string;
  /**
   * The own value of every field, hidden ones too, without forced values; `null` where it was left or made empty.
   */
  readonly answers: Answers;
  readonly steps: Readonly<Record<string, StepStatus>>;
  /** Who gave the answers; drafts of earlier versions do not say. */
  readonly provenance?: Provenance;
}

/** The answers by field path, hidden ones left out. */
export function answersOf(session: Session): Answers {
  return Object.fromEntries(
    session.definition.fields.flatMap(({ path, index }) =>
      session.answers.at(index) === undefined ? [] : [[path, session.answers.at(index)]],
    ),
  );
}

export function isChanged(session: Session): boolean {
  return (
    session.unread.size > 0 ||
    session.definition.fields.some(
      ({ index }) => !sameValue(session.values.at(index), session.loaded.at(index)),
    )
  );
}

/** What to keep of a session: what persons and sources gave; derived and forced values come back by their rules. */
export function draftOf(session: Session): Draft {
  const own = session.definition.fields.filter((field) => !field.derived);
  const steps = session.definition.steps.map((step, index) => [
    step.definition.id,
    session.steps[index]!.status,
  ]);
  const typing = keptTyping(session);
  return {
    definition: session.definition.source.hash,
    answers: Object.fromEntries(own.map(({ path, index }) => [path, ownValue(session, index) ?? null])),
    steps: Object.fromEntries(steps),
    provenance: { ...provenanceOf(session), ...(typing && { typing }) },
  };
}

/** The event that resumes a draft; `before` is the version that it was kept under, where that is another one. */
export function resume(draft: Draft, before?: CompiledDefinition): SessionEvent {
  const { answers, steps, provenance, definition: keptUnder } = draft;
  return { type: 'prefilled', from: 'draft', answers, steps, provenance, keptUnder, before };
}
