import type { Json } from '../../engine/expression';
import type { RatingResult } from '../../engine/rating';
import type {
  Answers,
  FieldState,
  FileReference,
  Issue,
  Person,
  Route,
  StepStatus,
} from '../../engine/index';

/** A `*.cases.json` file: golden cases of one product. */
export interface CasesFile {
  /** The day of cases that name none; DEFAULT_DAY if left out. */
  readonly today?: string;
  readonly person?: CasePerson;
  /** What a form is told, by the names of its product.json. */
  readonly context?: CaseContext;
  /** Parameters of the address in every case. */
  readonly route?: Route;
  /** Answers by name; casesOf has merged in the sets that a set extends. */
  readonly given?: GivenSets;
  /** What sources answer, by name, for the event answer. */
  readonly said?: Readonly<Record<string, Json>>;
  readonly cases: readonly Case[];
}

/** Sets of answers by name; `$from` names the set that one extends. */
export type GivenSets = Readonly<Record<string, Answers>>;

export type CaseContext = Readonly<Record<string, Json>>;

/** A person by name (see persons.ts), or in full. */
export type CasePerson = string | Person;

export interface Case {
  readonly id: string;
  readonly description: string;
  readonly rules?: readonly string[];
  readonly today?: string;
  readonly person?: CasePerson;
  /** Overrides the file's context. */
  readonly context?: CaseContext;
  readonly route?: Route;
  readonly events: readonly CaseEvent[];
  readonly send?: {
    readonly change?: Answers;
    readonly today?: string;
    readonly person?: CasePerson;
    readonly context?: CaseContext;
  };
  readonly expect: Expectation;
}

/** Has exactly one event key; others go with it. */
export interface CaseEvent {
  readonly edit?: string;
  readonly value?: unknown;
  readonly leave?: string;
  readonly answer?: string;
  readonly data?: unknown;
  readonly fail?: string;
  readonly message?: string;
  readonly code?: string;
  /** The look-up whose offered way on is taken. */
  readonly take?: string;
  /** What is typed in a choice, to be searched for. */
  readonly search?: string;
  readonly text?: string;
  readonly continue?: true;
  /** Continuar until this step is open. */
  readonly go?: string;
  readonly back?: true;
  readonly reopen?: string;
  readonly prefill?: Answers | string;
  readonly with?: Answers;
  readonly as?: 'draft' | 'quote' | 'catalogue';
  readonly record?: unknown;
  /** An earlier request's answers, of which only what changed is asked. */
  readonly repeat?: Answers | string;
  readonly attach?: string;
  readonly file?: FileReference;
  readonly detach?: string;
  readonly document?: string;
}

export type Printed = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

export type ExpectedIssue = Partial<Pick<Issue, 'code' | 'message' | 'level'>>;

/** What must be so after the last event; everything that is named is compared. */
export interface Expectation {
  /** `null` is empty. */
  readonly answers?: Answers;
  /** `offers` names options that are there, whatever others are. */
  readonly states?: Readonly<Record<string, Partial<Record<keyof FieldState | 'offers', unknown>>>>;
  readonly steps?: Readonly<Record<string, StepStatus | 'hidden'>>;
  readonly titles?: Readonly<Record<string, string>>;
  readonly open?: string;
  /** By title of a section, what it prints: the text of a line by its label, `null` for a line that is not there. */
  readonly summary?: Printed;
  /** By step, what its closed card says. */
  readonly digest?: Printed;
  readonly issues?: Readonly<Record<string, readonly ExpectedIssue[]>>;
  /** Checked, and nothing wrong. */
  readonly valid?: readonly string[];
  /** Partial; `null` means absent. */
  readonly record?: unknown;
  /** Of the last event; each partial. */
  readonly effects?: readonly Readonly<Record<string, unknown>>[];
  readonly noEffects?: readonly string[];
  readonly review?: readonly { readonly path: string; readonly code: string; readonly message?: string }[];
  readonly questionnaire?: ExpectedQuestionnaire;
  readonly rating?: Partial<Record<keyof RatingResult | 'policy' | 'change', unknown>>;
}

/** What becomes of the questionnaire of a request that is registered after the last event. */
export interface ExpectedQuestionnaire {
  /** What its source is asked; `null` when nothing. */
  readonly request?: Answers | null;
  readonly data?: unknown;
  readonly asked?: boolean;
  /** The person's answer, and part of the payload, where `null` means not sent, but for the answer. */
  readonly answer?: boolean | null;
  readonly payload?: unknown;
}
