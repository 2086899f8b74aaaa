import type { DraftEntry } from '../../../contract/drafts';
import { momentText } from '../../../engine/values';
import { wizardById } from '../products/entries';

/** What a draft is called: as its person named it, or what is asked for and for whom. */
export function draftTitle({ Product, Name, Choice, InsuredName }: DraftEntry): string {
  const product = Choice ?? wizardById(Product)?.name ?? Product;
  return Name ?? (InsuredName ? `${product} para ${InsuredName}` : product);
}

/** Until when it is kept, where that is soon. */
export function expiryText({ DaysLeft }: DraftEntry): string | undefined {
  if (DaysLeft === null) return undefined;
  if (DaysLeft <= 1) return DaysLeft === 1 ? 'Expira amanhã' : 'Expira hoje';
  return `Expira em ${DaysLeft} dias`;
}

/** A draft in a list. */
export interface ListedDraft extends DraftEntry {
  /** As it is, the server does not have it yet. */
  readonly isOnlyHere?: true;
}

/** What else tells it from others: whatever its own name leaves out, where it was left, where it is kept, and since when. */
export function draftFacts(draft: ListedDraft): string {
  const { Name, Step, UpdatedAt, isOnlyHere } = draft;
  const kept = `${isOnlyHere ? 'só neste navegador, de' : 'salvo em'} ${momentText(UpdatedAt)}`;
  const said = Name && draftTitle({ ...draft, Name: null });
  return [said, Step && `Parou em ${Step}`, kept].filter(Boolean).join(' · ');
}
