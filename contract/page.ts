import { Type } from 'typebox';

export const PAGE_SIZE = 10;

/** Counts stop here: this number means "so many or more". */
export const COUNTED = 1000;

/** The same limit for searches with too many hits. */
export const COUNTED_OF_MUCH = 100;

/** The limit of `Total` and `Counts`: this number means "so many or more". */
export const counted = Type.Integer({ minimum: 1, maximum: COUNTED });

export const pageNumber = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 });

export const pageFacts = { Total: Type.Integer(), Page: Type.Integer(), PageSize: Type.Integer() };

export interface Page<Item> {
  Items: Item[];
  Total: number;
  Page: number;
  PageSize: number;
}
