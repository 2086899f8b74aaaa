import type { Environment, Json } from '../expression';
import type { CompiledDefinition } from '../compile/types';
import type { Option } from '../definition/types';
import type { PagedList } from './PagedList';
import type { Provenance, Typing } from './provenance';

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
  /** What stands in the controls of empty fields and is no answer, by field index: it stops its step. */
  readonly unread: ReadonlyMap<number, Unread>;
  /** Left once, or part of a step on which Continuar was tried. */
  readonly touched: PagedList<boolean>;
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
}

export interface FieldState {
  readonly visible: boolean;
  /** Its whole step is hidden. */
  readonly stepHidden?: boolean;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly title: string;
  readonly hint?: string;
  readonly why?: string;
  readonly options: readonly Option[];
  readonly disabledOptions?: readonly Json[];
  /** `false`: nothing is wrong with the field, whatever it holds. */
  readonly judged?: boolean;
  readonly unit?: string;
  readonly min?: string | number;
  readonly max?: string | number;
  /** The look-up that filled the field and keeps it from being edited. */
  readonly lockedBy?: string;
  /** A look-up that may fill the field is under way. */
  readonly busy?: boolean;
  /** The list that a look-up was to give could not be had, or has nothing: what is typed is the answer. */
  readonly manual?: boolean;
}

/** A text that was typed and cannot be read as an answer; `code` is the message that says why. */
export interface Unread {
  readonly text: string;
  readonly code: 'type' | 'format' | 'decimals';
}

export type StepStatus = 'pending' | 'open' | 'done';

export interface StepState {
  readonly status: StepStatus;
  readonly visible: boolean;
  readonly attempted: boolean;
}

/** Something that is wrong with a field; `code` is a schema keyword, `required`, or a check's id. */
export interface Issue {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly level: 'error' | 'warning' | 'notice';
}

/** Who wrote a value last, for "why this value?". */
export interface Origin {
  readonly by:
    | 'person'
    | 'prefill'
    | 'record'
    | 'initial'
    | 'relation'
    | 'derived'
    | 'state'
    | 'reset'
    | 'check'
    | 'lookup';
  readonly rule?: string;
  /** Brought by a request that was sent once, in which a forced value looks like any other. */
  readonly ofRequest?: boolean;
  /** What the rule read, as field index and value. */
  readonly inputs?: readonly (readonly [number, unknown])[];
}

export interface LookupState {
  readonly status: 'idle' | 'pending' | 'answered' | 'failed';
  /** The request as text: an answer to any other request is late and ignored. */
  readonly key?: string;
  readonly askedAt: number;
  /** Run for values that were already there; a failure then clears nothing. */
  readonly refresh?: boolean;
}

export interface FileReference {
  readonly DocumentID: string;
  readonly DocumentName: string;
}

export type Answers = Readonly<Record<string, unknown>>;

export type SessionEvent =
  | {
      readonly type: 'edit';
      readonly field: string;
      readonly value: unknown;
      /** What was typed, where it gives no value. */
      readonly unread?: Unread;
    }
  | { readonly type: 'leave'; readonly field: string }
  | { readonly type: 'continue' }
  | { readonly type: 'back' }
  | { readonly type: 'reopen'; readonly step: string }
  | { readonly type: 'answered'; readonly lookup: string; readonly key: string; readonly data: unknown }
  | { readonly type: 'failed'; readonly lookup: string; readonly key: string; readonly message?: string }
  | { readonly type: 'fileAdded'; readonly field: string; readonly file: FileReference }
  | { readonly type: 'fileRemoved'; readonly field: string; readonly id: string }
  /** Answers by field path, of a quote or a draft; a quote opens the last step. */
  | {
      readonly type: 'prefilled';
      readonly answers: Answers;
      readonly steps?: Readonly<Record<string, StepStatus>>;
      readonly from: 'quote' | 'draft' | 'catalogue';
      /** Who gave a draft's answers, and in which order. */
      readonly provenance?: Partial<Provenance>;
    };

export type Effect =
  | {
      readonly type: 'lookup';
      readonly lookup: string;
      readonly source: string;
      readonly key: string;
      readonly request: Answers;
    }
  /** Continuar met errors in the step. */
  | { readonly type: 'invalid'; readonly step: string; readonly message: string }
  | { readonly type: 'warn'; readonly message: string; readonly cleared: readonly string[] }
  | { readonly type: 'opened'; readonly step: string }
  /** Fields that rules, not the person, wrote in this transition. */
  | { readonly type: 'wrote'; readonly fields: readonly string[] }
  | { readonly type: 'submit' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'leave' };

export interface Transition {
  readonly session: Session;
  readonly effects: readonly Effect[];
}
