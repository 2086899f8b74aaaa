import type { Environment } from '../expression';
import type { TypingFault } from '../values/typedDecimal';
import type { CompiledDefinition } from './CompiledDefinition';
import type { Origin } from './Origin';
import type { PagedList } from './PagedList';
import type { FieldState, LookupState, StepState } from './states';

/** A wizard being filled. Every paged list runs by field index; nothing in it is ever written in place. */
export interface Session {
  readonly definition: CompiledDefinition;
  readonly env: Environment;
  /** What each field holds, hidden or not; `undefined` is empty. */
  readonly values: PagedList<unknown>;
  /** What rules and the record see: as `values`, with hidden fields empty. */
  readonly answers: PagedList<unknown>;
  readonly states: PagedList<FieldState>;
  readonly issues: PagedList<readonly Issue[]>;
  readonly origins: PagedList<Origin | undefined>;
  /** Texts typed into empty fields that could not be read as answers, by field index: they stop the step. */
  readonly unread: ReadonlyMap<number, Unread>;
  /** Left once, or part of a step on which Continuar was tried. */
  readonly touched: PagedList<boolean>;
  /**
   * Values of a person that something else has replaced, by field index, until they edit the field or accept it.
   */
  readonly replaced: Replaced;
  /** The revision of a person's last edit of each field; 0 where there was none. */
  readonly editedAt: PagedList<number>;
  readonly typing: Typing | undefined;
  readonly steps: readonly StepState[];
  readonly lookups: readonly LookupState[];
  readonly revision: number;
  /** The values the wizard was opened with, to tell whether anything has changed. */
  readonly loaded: PagedList<unknown>;
  readonly submitting: boolean;
  /** Continuar was pressed while a binding look-up of its step is still running. */
  readonly continuing: boolean;
  /** The only fields that may be answered; `undefined` is all of them. */
  readonly scope: Scope | undefined;
}

export type Replaced = ReadonlyMap<number, unknown>;

export interface Scope {
  readonly fields: ReadonlySet<number>;
  /** Fields that are missing or at fault under the answers of now, and those that were and have been answered since. */
  readonly asked: ReadonlySet<number>;
}

/** A text that was typed and cannot be read as an answer; `code` is the message that says why. */
export interface Unread {
  readonly text: string;
  readonly code: TypingFault;
}

/** Something that is wrong with a field; `code` is a schema keyword, `required`, or a check's id. */
export interface Issue {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly level: 'error' | 'warning' | 'notice';
}

export type Answers = Readonly<Record<string, unknown>>;

export type Lists = Pick<Session, 'values' | 'answers' | 'origins' | 'replaced'>;

/** Successive edits of one field: each settles from the same state, as if only the last had come. */
export interface Typing {
  readonly field: number;
  /** The lists before the first edit, with what came from outside since. */
  readonly base: Lists;
  /** Fields written since, the typed one among them. */
  readonly moved: readonly number[];
}
