import { constantOn } from '../../../../engine/expression/added/data';
import type { ConstantTable } from '../../../../engine/expression';
import { packedDate } from '../../../../engine/values/civilDate';
import { dayNumber, wholeMonths } from '../../../../engine/values/civilDay';

const PRODUCTS = 'endorsement-products';

interface ProductRow {
  readonly term?: string;
}

/** What counts the term of a validity: the row of the product in the endorsements' table says in what. */
export function termOf(
  constants: ConstantTable,
  product: string,
  { validityStart, validityEnd }: { validityStart: string; validityEnd: string },
  today: string,
): number {
  const rows = (constantOn(constants, PRODUCTS, today) ?? {}) as Readonly<Record<string, ProductRow>>;
  const isInYears = Object.hasOwn(rows, product) && rows[product]?.term === 'years';
  if (!isInYears) return dayNumber(validityEnd) - dayNumber(validityStart);
  return Math.floor(wholeMonths(packedDate(validityStart), packedDate(validityEnd)) / 12);
}
