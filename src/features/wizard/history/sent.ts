import { keepForVisit, readOfVisit } from '../../../shared/auth/visit';
import type { EditedQuote } from '../../../shared/requests/navigation';
import type { Registered } from '../../../../contract/quotes';

const keyOf = (opening: string) => `sent:${opening}`;

/** Kept for the visit, since history still holds this opening's entries. */
export const noteSent = (opening: string, registered: Registered) => keepForVisit(keyOf(opening), registered);

export const sentOf = (opening: string | undefined) =>
  opening === undefined ? undefined : readOfVisit<Registered>(keyOf(opening));

const returning = new Map<string, EditedQuote>();

/** In memory, as the wizard's history entries are older than the confirmation. */
export const bringBack = (opening: string, edit: EditedQuote) => void returning.set(opening, edit);

export const broughtBack = (opening: string | undefined) =>
  opening === undefined ? undefined : returning.get(opening);
