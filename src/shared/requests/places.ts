import { catalogue } from 'virtual:lastro/catalogue';
import { isRepeatable } from '../../../contract/statuses/quote';
import type { RequestEntry } from '../../../engine/definition';
import { paths } from '../paths';
import { sold } from '../products/sold';

const changes = catalogue.changes ?? [];

/** Whether a request asks to change what is issued, as its identifier says (decision 14). */
export const isChange = (identifier: string) => changes.some(({ code }) => identifier.startsWith(code));

export const mayRepeat = ({ Identifier, Status }: { Identifier: string; Status: number }) =>
  isRepeatable(isChange(Identifier) ? 'endorsement' : 'quote', Status);

export const statusPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quoteStatus(identifier);

export const followWords = (identifier: string) =>
  isChange(identifier) ? 'Acompanhe seu endosso' : 'Acompanhe sua cotação';

export const requestPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quote(identifier);

export const formPage = (entry: RequestEntry) =>
  entry.route ? paths.wizard(entry.route) : paths.endorsements;

export function requestTitle(identifier: string): string {
  if (isChange(identifier)) return `Endosso ${identifier}`;
  const product = sold().wizards.find(({ code }) => code === /^[A-Z]*/.exec(identifier)?.[0]);
  return [`Cotação ${identifier}`, product?.name].filter(Boolean).join(' · ');
}

export const titleOn = (entry: RequestEntry | undefined, title: string) =>
  entry?.route ? `${entry.name} · ${title}` : title;

/** Not for products about one policy, nor for leads. */
export const isBatched = ({ route, lead }: RequestEntry) => route !== undefined && !lead;
