import type { Registered, Repeated } from '../../../contract/quotes';
import type { Answers } from '../../../engine/index';

/** What the confirmation is opened with (specification 2 §2.3, last paragraph). */
export interface ConfirmationState {
  readonly isEdit: boolean;
  readonly wizard: string;
  /** Hash of the definition the answers were given under. */
  readonly definition: string;
  /** Hash of the constants that they were given with. */
  readonly constants?: string;
  readonly data: Answers;
  /** Record paths of what was typed because its source could not be asked. */
  readonly manual?: readonly string[];
  readonly Status: number;
  readonly QuoteType: string;
  readonly QuotationIdentifier?: string;
  /** One a filled wizard: a repeated registration with the same key makes no second quote. */
  readonly requestKey: string;
  /** The opening of the wizard that it comes from, see WizardState. */
  readonly opening: string;
  /** Name of the wizard's draft, which ends with the registration. */
  readonly draft: string;
  /** Set once the request is registered, so that a reload goes on waiting for its answer. */
  readonly registered?: Registered;
  /** The questionnaire that the registration asks is over. */
  readonly questioned?: boolean;
}

/** What a wizard may be opened with. */
export interface WizardState {
  /** Answers that the choice of product already gives. */
  readonly carries?: Answers;
  readonly edit?: EditedQuote;
  /** An earlier request that this one repeats: its answers are gone through step by step. */
  readonly repeats?: RepeatedRequest;
  /** What was to be asked as a difference is gone through step by step all the same. */
  readonly isWhole?: boolean;
  /** Key of the draft that is taken up without asking: its person has just asked for it. */
  readonly resume?: string;
  /** What `handOver` called the document that it begins with. */
  readonly document?: string;
  /** Names the wizard that was open at this history entry; none before it has opened. */
  readonly opening?: string;
  /** How many visible steps stood before the open one. */
  readonly depth?: number;
}

/** Answers of an earlier request, what is said of them, and what of them could not be taken as it was. */
export interface RepeatedRequest extends Pick<Repeated, 'Answers' | 'Moved' | 'Left'> {
  readonly title: string;
  /** An entry of the browser's history may be older than what is told of options. */
  readonly Mapped?: Repeated['Mapped'];
  /** What is to be corrected this time. */
  readonly why?: string;
  /** Only what changes between two requests is asked, where the product tells it apart. */
  readonly isDifference?: boolean;
  /** Nobody registered it yet: it is kept as a draft, even where the wizard is left at once. */
  readonly isKept?: boolean;
}

/** A quote, or a filled wizard on its way back from the confirmation. */
export interface EditedQuote {
  readonly data: Answers;
  readonly definition: string;
  readonly identifier?: string;
  readonly status?: number;
  /** The answers are those the server has: without a change there is nothing to confirm. */
  readonly stored?: boolean;
  /** On the way back from the confirmation: whatever becomes of the filled wizard, it is registered once. */
  readonly requestKey?: string;
  /** When these answers were brought here, ISO instant: a later draft of them wins after a reload. */
  readonly at: string;
}
