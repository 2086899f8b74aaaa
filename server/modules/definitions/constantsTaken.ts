import type { ConstantTable } from '../../../engine/expression';
import type { QuoteRow } from '../../db/schema';
import type { ProductStore } from './productStore';

/** The constants that a request was taken with, whatever is in force by now: what it is priced with. */
export async function constantsTaken(
  products: Pick<ProductStore, 'constants' | 'constantsOf'>,
  { constantsHash }: Pick<QuoteRow, 'constantsHash'>,
): Promise<ConstantTable> {
  return (await products.constantsOf(constantsHash)) ?? products.constants;
}
