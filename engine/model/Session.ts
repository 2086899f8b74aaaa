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
  /** What a person had given where something else has taken its place, by field index, until they edit the field or accept it. */
  readonly replaced: Replaced;
  /** The revision of a person's last edit of each field; 0 where there was none. */
  readonly editedAt: PagedList<number>;
  /** The edits of one field that may still go on. */
  readonly typing: Typing | undefined;
  readonly steps: readonly StepState[];
  readonly lookups: readonly LookupState[];
  readonly revision: number;
  /** The values the wizard was opened with, to tell whether anything has changed. */
  readonly loaded: PagedList<unknown>;
  readonly submitting: boolean;
  /** Continuar was pressed while what its step is told by a binding look-up is still under way. */
  readonly continuing: boolean;
  /** What alone may be answered; `undefined` is everything. */
  readonly scope: Scope | undefined;
}

/** Values that a person gave, by the index of the field that holds another one now. */
export type Replaced = ReadonlyMap<number, unknown>;

/** A session is open on these fields only. */
export interface Scope {
  /** Fields that may be answered, by index. */
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

/** Values, what rules see of them, who wrote each, and what it stands in the place of. */
export type Lists = Pick<Session, 'values' | 'answers' | 'origins' | 'replaced'>;

/** Edits of one field, one after another: key by key they settle from the same state, as if the last had come at once. */
export interface Typing {
  readonly field: number;
  /** What there was before the first of them, and what came from outside since. */
  readonly base: Lists;
  /** Fields written since, the typed one among them. */
  readonly moved: readonly number[];
}
