import type { Catalogue } from '../engine/definition';
import { json } from './schema';

/** What can be asked for, and what ever could; null where it is what the portal was built with. */
export const soldCatalogue = json<Catalogue | null>('catalogue.json, or null');
