import { catalogue } from 'virtual:lastro/products';
import type { RequestEntry } from '../../../engine/definition/catalogue';
import { paths } from '../paths';

const changes = catalogue.changes ?? [];

/** Whether a request asks to change what is issued, as its identifier says (decision 14). */
export const isChange = (identifier: string) => changes.some(({ code }) => identifier.startsWith(code));

/** Where a registered request is followed. */
export const statusPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quoteStatus(identifier);

/** Where a request is opened: an endorsement by its own page, anything else as a quote or proposal. */
export const requestPage = (identifier: string) =>
  isChange(identifier) ? paths.endorsementStatus(identifier) : paths.quote(identifier);

/** Where a request is filled, and changed. */
export const formPage = (entry: RequestEntry) =>
  entry.route ? paths.wizard(entry.route) : paths.endorsements;

/** What the page of a registered request is called. */
export const requestTitle = (identifier: string) =>
  `${isChange(identifier) ? 'Endosso' : 'Cotação'} ${identifier}`;
