import type { Registered } from '../../../../contract/quotes';
import type { TemplateEntry } from '../../../../contract/templates';
import { isChoice } from '../../../shared/products/choices';
import { EXPIRED, keyedName } from '../../../shared/requests/drafts';
import type { ListedDraft } from '../../../shared/requests/draftWords';
import type { KeptDraft } from '../../../shared/requests/localDrafts';
import type { RepeatedRequest, WizardState } from '../../../shared/requests/navigation';

/** How the wizard's page is entered: its history entry and what this place keeps. */
export interface Arrival {
  readonly product: string;
  readonly state: WizardState;
  /** Names this opening until its history entry does. */
  readonly fresh: string;
  /** The one draft of a change, a link or a policy; null where a product may have several. */
  readonly onlyDraft: string | null;
  /** What the entry's opening was sent as. */
  readonly sent?: Registered | undefined;
  /** The product's repeated requests ask only what differs. */
  readonly asksDifferences?: boolean;
}

export type FoundDraft = KeptDraft | typeof EXPIRED | null;

/** What is known of the visit so far. */
export interface Visit {
  /** By `searchOf`; null where there is no draft. */
  readonly found: Readonly<Record<string, FoundDraft>>;
  readonly drafts?: readonly ListedDraft[] | undefined;
  readonly templates?: readonly TemplateEntry[] | undefined;
  /** There was something to choose from: the button that was pressed is gone. */
  readonly hasAsked: boolean;
  readonly choice?: 'anew' | 'resumed';
}

export const ARRIVED: Visit = { found: {}, hasAsked: false };

export type VisitEvent =
  | { readonly type: 'found'; readonly search: string; readonly draft: FoundDraft }
  | { readonly type: 'listed'; readonly drafts?: Visit['drafts']; readonly templates?: Visit['templates'] }
  /** Begins anew in place of the draft there. */
  | { readonly type: 'begun'; readonly search: string }
  | { readonly type: 'resumed' };

export function next(visit: Visit, event: VisitEvent): Visit {
  switch (event.type) {
    case 'found':
      return { ...visit, found: { ...visit.found, [event.search]: event.draft } };
    case 'listed': {
      const { drafts = visit.drafts, templates = visit.templates } = event;
      const hasAsked = visit.hasAsked || [...(drafts ?? []), ...(templates ?? [])].length > 0;
      return { ...visit, drafts, templates, hasAsked };
    }
    case 'begun':
      return { ...visit, found: { ...visit.found, [event.search]: null }, choice: 'anew' };
    case 'resumed':
      return { ...visit, choice: 'resumed' };
  }
}

export type Place =
  | { readonly at: 'sent'; readonly registered: Registered }
  | { readonly at: 'listing' | 'searching' | 'expired' }
  | {
      readonly at: 'beginnings';
      readonly drafts: readonly ListedDraft[];
      readonly templates: readonly TemplateEntry[];
    }
  /** `isOther`: the draft is of another choice than the one just made. */
  | { readonly at: 'offer'; readonly draft: KeptDraft; readonly isOther: boolean }
  | { readonly at: 'repeat'; readonly repeats: RepeatedRequest; readonly origin: KeptDraft | undefined }
  | ({ readonly at: 'wizard' } & Opening);

interface Opening {
  /** The draft that is written on. */
  readonly origin?: KeptDraft | undefined;
  /** Its answers, unless what came back from the confirmation is newer. */
  readonly draft?: KeptDraft | undefined;
  /** The button that opened the wizard is gone: the step's heading takes the focus. */
  readonly takesFocus: boolean;
}

/** The draft that the wizard writes. */
export function nameOf({ product, state, fresh, onlyDraft }: Arrival): string {
  return onlyDraft ?? keyedName(product, state.resume ?? state.opening ?? fresh);
}

/** The whole form after the differences goes on with the draft that they left. */
export const searchOf = (arrival: Arrival) => `${nameOf(arrival)}${arrival.state.isWhole ? ' whole' : ''}`;

/** What is shown, in the order in which it is decided (specification 2 §2.2). */
export function placeOf(arrival: Arrival, visit: Visit): Place {
  const { state, sent, asksDifferences } = arrival;
  if (sent) return { at: 'sent', registered: sent };
  const chosen = beginningsOf(arrival, visit);
  if (chosen) return chosen;
  const found = isNew(arrival) ? null : visit.found[searchOf(arrival)];
  if (found === undefined) return { at: 'searching' };
  if (found === EXPIRED && arrival.onlyDraft === null) return { at: 'expired' };
  const origin = found === EXPIRED ? undefined : (found ?? undefined);
  const offer = origin && offerOf(arrival, visit, origin);
  if (offer) return offer;
  const { repeats } = state;
  if (repeats?.isDifference && !state.isWhole && asksDifferences) return { at: 'repeat', repeats, origin };
  const draft = visit.choice === 'resumed' ? origin : laterOf(origin, state);
  return { at: 'wizard', origin, draft, takesFocus: takesFocus(arrival, visit) };
}

/** Several drafts and templates to begin with, where nothing says with which. */
function beginningsOf(arrival: Arrival, { choice, drafts, templates }: Visit): Place | undefined {
  if (choice === 'anew' || !isOpen(arrival)) return undefined;
  if (!drafts || !templates) return { at: 'listing' };
  return drafts.length + templates.length > 0 ? { at: 'beginnings', drafts, templates } : undefined;
}

const isOpen = ({ onlyDraft, state }: Arrival) =>
  onlyDraft === null && !state.resume && !state.opening && !state.repeats;

/** Begun by this page, so that there is no draft to search for. */
const isNew = ({ onlyDraft, state, fresh }: Arrival) =>
  onlyDraft === null && !state.isWhole && (state.resume ?? state.opening ?? fresh) === fresh;

/** Back and forward continue where the wizard was left, without a question. */
function offerOf({ onlyDraft, state, fresh }: Arrival, { choice }: Visit, draft: KeptDraft) {
  if (onlyDraft === null || choice || state.edit) return undefined;
  const isOther = !isChoice(state.carries, draft.answers);
  const isBack = state.opening !== undefined && state.opening !== fresh;
  return isOther || !isBack ? ({ at: 'offer', draft, isOther } as const) : undefined;
}

const takesFocus = ({ state }: Arrival, { choice, hasAsked }: Visit) =>
  choice !== undefined || state.isWhole === true || hasAsked;

const laterOf = (draft: KeptDraft | undefined, { edit }: WizardState) =>
  draft && (!edit || draft.updatedAt > edit.at) ? draft : undefined;
