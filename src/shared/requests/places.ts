import { catalogue } from 'virtual:lastro/catalogue';
import { isRepeatable } from '../../../contract/statuses/quote';
import type { RequestEntry } from '../../../engine/definition';
import { paths } from '../paths';
import { sold } from '../products/sold';

const changes = catalogue.changes ?? [];

/** Whether a request asks to change what is issued, as its identifier says (decision 14). */
export const isChange = (identifier: string) => changes.some(({ code }) => identifier.startsWith(code));

/** Whether a request may be asked for again. */
export const mayRepeat = ({ Identifier, Status }: { Identifier: string; Status: number }) =>
  isRepeatable(isChange(Identifier) ? 'endorsement' : 'quote', Status);

/** Where a registered request is followed. */
export const statusPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quoteStatus(identifier);

/** What leads from a sent request to where it is followed. */
export const followWords = (identifier: string) =>
  isChange(identifier) ? 'Acompanhe seu endosso' : 'Acompanhe sua cotação';

/** Where a request is opened: an endorsement by its own page, anything else as a quote or proposal. */
export const requestPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quote(identifier);

/** Where a request is filled, and changed. */
export const formPage = (entry: RequestEntry) =>
  entry.route ? paths.wizard(entry.route) : paths.endorsements;

/** What the page of a registered request is called: its number, and what was asked for. */
export function requestTitle(identifier: string): string {
  if (isChange(identifier)) return `Endosso ${identifier}`;
  const product = sold().wizards.find(({ code }) => code === /^[A-Z]*/.exec(identifier)?.[0]);
  return [`Cotação ${identifier}`, product?.name].filter(Boolean).join(' · ');
}

/** What a page on the way to a request is called: the product first, which a phone has room for. */
export const titleOn = (entry: RequestEntry | undefined, title: string) =>
  entry?.route ? `${entry.name} · ${title}` : title;

/** Whether many of it may be asked for at once, by a spreadsheet: not what is about one policy, nor what asks to be called. */
export const isBatched = ({ route, lead }: RequestEntry) => route !== undefined && !lead;
