import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { closed } from './schema';

/** How many entries a page of a list has. */
export const PAGE_SIZE = 10;

/** How far long lists are counted: so many stands for so many or more. */
export const COUNTED = 1000;

/** The same of a search that finds too much for each of it to be looked at. */
export const COUNTED_OF_MUCH = 100;

/** How far a page's `Total` and `Counts` were counted: so many stands for so many or more. */
export const counted = Type.Integer({ minimum: 1, maximum: COUNTED });

/** Which page of a list is asked for. */
export const pageNumber = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 });

/** What a page of a list says beside its items. */
export const pageFacts = { Total: Type.Integer(), Page: Type.Integer(), PageSize: Type.Integer() };

export function pageOf<Item extends TSchema>(item: Item) {
  return closed({ Items: Type.Array(item), ...pageFacts });
}

/** A page of any list. */
export interface Page<Item> {
  Items: Item[];
  Total: number;
  Page: number;
  PageSize: number;
}
