import { keepForVisit, readOfVisit } from '../../../shared/auth/visit';
import type { EditedQuote } from '../../../shared/requests/navigation';
import type { Registered } from '../../../../contract/quotes';

const keyOf = (opening: string) => `sent:${opening}`;

/** Remembers what became of a wizard: the entries of its opening are still in the browser's history. */
export const noteSent = (opening: string, registered: Registered) => keepForVisit(keyOf(opening), registered);

/** The request that came of that opening; none as long as it was not sent. */
export const sentOf = (opening: string | undefined) =>
  opening === undefined ? undefined : readOfVisit<Registered>(keyOf(opening));

const returning = new Map<string, EditedQuote>();

/** What the confirmation shows goes back to its wizard in memory: its history entries are older. */
export const bringBack = (opening: string, edit: EditedQuote) => void returning.set(opening, edit);

export const broughtBack = (opening: string | undefined) =>
  opening === undefined ? undefined : returning.get(opening);
