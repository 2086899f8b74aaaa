import { constantOn, type ConstantTable } from '../../../../engine/expression';
import { dayNumber, packedDate, wholeMonths } from '../../../../engine/values';

const PRODUCTS = 'endorsement-products';

interface ProductRow {
  readonly term?: string;
}

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
