import type { DraftEntry } from '../../../contract/drafts';
import { momentText } from '../../../engine/values';
import { wizardById } from '../products/entries';

export function draftTitle({ Product, Name, Choice, InsuredName }: DraftEntry): string {
  const product = Choice ?? wizardById(Product)?.name ?? Product;
  return Name ?? (InsuredName ? `${product} para ${InsuredName}` : product);
}

export function expiryText({ DaysLeft }: DraftEntry): string | undefined {
  if (DaysLeft === null) return undefined;
  if (DaysLeft <= 1) return DaysLeft === 1 ? 'Expira amanhã' : 'Expira hoje';
  return `Expira em ${DaysLeft} dias`;
}

export interface ListedDraft extends DraftEntry {
  readonly isOnlyHere?: true | undefined;
}

export function draftFacts(draft: ListedDraft): string {
  const { Name, Step, UpdatedAt, isOnlyHere } = draft;
  const kept = `${isOnlyHere ? 'só neste navegador, de' : 'salvo em'} ${momentText(UpdatedAt)}`;
  const said = Name && draftTitle({ ...draft, Name: null });
  return [said, Step && `Parou em ${Step}`, kept].filter(Boolean).join(' · ');
}
