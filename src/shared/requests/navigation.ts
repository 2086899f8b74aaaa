import type { Registered, Repeated } from '../../../contract/quotes';
import type { Answers } from '../../../engine/index';

/** What the confirmation is opened with (specification 2 §2.3, last paragraph). */
export interface ConfirmationState {
  readonly isEdit: boolean;
  readonly wizard: string;
  /** Hash of the definition the answers were given under. */
  readonly definition: string;
  /** Hash of the constants that they were given with. */
  readonly constants?: string | undefined;
  readonly data: Answers;
  /** Record paths of what was typed because its source could not be asked. */
  readonly manual?: readonly string[];
  readonly Status: number;
  readonly QuoteType: string;
  readonly QuotationIdentifier?: string | undefined;
  /** One per filled wizard: registering again with the same key makes no second quote. */
  readonly requestKey: string;
  /** The opening of the wizard that it comes from, see WizardState. */
  readonly opening: string;
  /** Name of the wizard's draft, which ends with the registration. */
  readonly draft: string;
  /** Set once the request is registered, so that a reload goes on waiting for its answer. */
  readonly registered?: Registered;
  readonly questioned?: boolean;
}

export interface WizardState {
  /** Answers that the choice of product already gives. */
  readonly carries?: Answers;
  readonly edit?: EditedQuote;
  readonly repeats?: RepeatedRequest;
  /** Reviews all steps even where only differences would be asked. */
  readonly isWhole?: boolean;
  /** Key of the draft to open without asking: the user just chose it. */
  readonly resume?: string;
  /** Id from `handOver` of the document to begin with. */
  readonly document?: string;
  /** Id of the wizard opening at this history entry; absent before it has opened. */
  readonly opening?: string;
  /** Number of visible steps before the open one. */
  readonly depth?: number;
}

export interface RepeatedRequest extends Pick<Repeated, 'Answers' | 'Moved' | 'Left'> {
  readonly title: string;
  /** Absent in history entries of older versions. */
  readonly Mapped?: Repeated['Mapped'];
  readonly why?: string | undefined;
  /** Asks only what differs, where the product defines that. */
  readonly isDifference?: boolean;
  /** Not registered yet: saved as a draft even if left at once. */
  readonly isKept?: boolean;
}

export interface EditedQuote {
  readonly data: Answers;
  readonly definition: string;
  readonly identifier?: string | undefined;
  readonly status?: number | undefined;
  /** The answers equal the server's: unchanged, there is nothing to confirm. */
  readonly stored?: boolean;
  /** Set on return from the confirmation, so that the wizard is registered once. */
  readonly requestKey?: string | undefined;
  /** ISO instant at which these answers came: a later draft wins after a reload. */
  readonly at: string;
}
