import type { CompiledDefinition } from './CompiledDefinition';
import type { Origin } from './Origin';
import type { Answers, Session, Unread } from './Session';
import type { StepStatus } from './states';

export interface FileReference {
  readonly DocumentID: string;
  readonly DocumentName: string;
}

/** Who gave the answers of a draft; an answer that it does not name was given by a person at an unknown time. */
export interface Provenance {
  /** Fields that a person gave, the oldest edit first. */
  readonly given: readonly string[];
  /** Fields that rules and look-ups wrote and may write again. */
  readonly written: Readonly<Record<string, Origin>>;
  readonly typing?: KeptTyping;
  /** Values of persons that something else has replaced, by path. */
  readonly replaced?: Answers;
  /** The last question that each look-up has answered, by the rule's id. */
  readonly heard?: Readonly<Record<string, string>>;
  /** Of a session that is open on some fields: those that their answers have called for. */
  readonly asked?: readonly string[];
}

/** What a run of edits of one field has changed, as it was before. */
export interface KeptTyping {
  readonly field: string;
  readonly before: Readonly<Record<string, KeptField>>;
}

export interface KeptField {
  readonly value?: unknown;
  /** As rules saw it. */
  readonly answer?: unknown;
  readonly origin: Origin | undefined;
  /** The value of a person that it had replaced. */
  readonly replaced?: unknown;
}

export interface RefusedAnswer {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

export type SessionEvent =
  | {
      readonly type: 'edit';
      readonly field: string;
      readonly value: unknown;
      /** What was typed, where it gives no value. */
      readonly unread?: Unread | undefined;
    }
  | { readonly type: 'leave'; readonly field: string }
  | { readonly type: 'continue' }
  | { readonly type: 'back' }
  | { readonly type: 'reopen'; readonly step: string }
  | { readonly type: 'answered'; readonly lookup: string; readonly key: string; readonly data: unknown }
  | {
      readonly type: 'failed';
      readonly lookup: string;
      readonly key: string;
      readonly message?: string | undefined;
      /** The source's code for its refusal. */
      readonly code?: string | undefined;
    }
  /** The person took the way on that the look-up's last message offered. */
  | { readonly type: 'taken'; readonly lookup: string; readonly tell: string }
  /** The person accepts the value that replaced theirs. */
  | { readonly type: 'accepted'; readonly field: string }
  /** A server refused the request because of single answers. */
  | { readonly type: 'answersRefused'; readonly refused: readonly RefusedAnswer[] }
  | { readonly type: 'fileAdded'; readonly field: string; readonly file: FileReference }
  | { readonly type: 'fileRemoved'; readonly field: string; readonly id: string }
  /** Answers by field path, of a quote or a draft; a quote opens the last step. */
  | {
      readonly type: 'prefilled';
      readonly answers: Answers;
      readonly steps?: Readonly<Record<string, StepStatus>> | undefined;
      readonly from: 'quote' | 'draft' | 'catalogue';
      readonly provenance?: Partial<Provenance> | undefined;
      /** Hash of the version that a draft was kept under; the same version takes answers and steps as they are. */
      readonly keptUnder?: string | undefined;
      /** That version, where it is another one and known. */
      readonly before?: CompiledDefinition | undefined;
    };

export type Effect =
  | {
      readonly type: 'lookup';
      readonly lookup: string;
      readonly source: string;
      readonly key: string;
      readonly request: Answers;
      /** Milliseconds to wait before asking, so that further typing replaces the question. */
      readonly debounce?: number;
    }
  /** A source refused, or its answer cannot be used; `offer` is a way on, taken by the event of that name. */
  | {
      readonly type: 'told';
      readonly lookup: string;
      readonly tell: string;
      readonly title?: string;
      readonly message: string;
      readonly close?: string;
      readonly offer?: string;
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
