import type { Catalogue } from '../engine/definition';
import { json } from './schema';

/** Null where it is what the portal was built with. */
export const soldCatalogue = json<Catalogue | null>('catalogue.json, or null');
