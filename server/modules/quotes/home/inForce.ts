import { and, count, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { addMonths, firstOfMonth } from '../../../../engine/values/civilDay';
import type { Group, InForce } from '../../../../contract/home';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

const MONTHS = 12;

/** What is in force today of these clients' policies, by product, by insurer, and by the month it ends in. */
export async function inForce(
  db: Db,
  documents: readonly string[],
  today: string,
  nameOf: (product: string) => string,
): Promise<InForce> {
  const cells = documents.length === 0 ? [] : await cellsOf(db, documents, today);
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(firstOfMonth(today), at).slice(0, 7));
  return {
    ...sumOf(cells),
    ByProduct: groupBy(cells, ({ product }) => product, nameOf),
    ByInsurer: groupBy(cells, ({ insurer }) => insurer, String),
    Months: months.map((month) => ({
      Key: month,
      Name: month,
      ...sumOf(cells.filter((cell) => cell.month === month)),
    })),
  };
}

interface Cell {
  product: string;
  insurer: string;
  month: string;
  policies: number;
  amount: number;
  premium: number;
}

/** One row for all policies of a product, an insurer and a month: what the page shows is sums of these. */
async function cellsOf(db: Db, documents: readonly string[], today: string): Promise<Cell[]> {
  const month = sql<string>`to_char(${policies.validityEnd}, 'YYYY-MM')`;
  return db
    .select({
      product: policies.product,
      insurer: policies.insurerName,
      month,
      policies: count(),
      amount: sql<number>`sum(${policies.insuredAmount})::float8`,
      premium: sql<number>`sum(${policies.grossPremium})::float8`,
    })
    .from(policies)
    .where(
      and(
        inArray(policies.clientDocument, [...documents]),
        isNull(policies.cancelledAt),
        lte(policies.validityStart, today),
        gte(policies.validityEnd, today),
      ),
    )
    .groupBy(policies.product, policies.insurerName, month);
}

const cents = (value: number) => Math.round(value * 100) / 100;

const sumOf = (cells: readonly Cell[]) => ({
  Count: cells.reduce((sum, cell) => sum + cell.policies, 0),
  InsuredAmount: cents(cells.reduce((sum, cell) => sum + cell.amount, 0)),
  Premium: cents(cells.reduce((sum, cell) => sum + cell.premium, 0)),
});

/** The largest insured amount first. */
function groupBy(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => string,
  nameOf: (key: string) => string,
): Group[] {
  return [...new Set(cells.map(keyOf))]
    .map((key) => ({ Key: key, Name: nameOf(key), ...sumOf(cells.filter((cell) => keyOf(cell) === key)) }))
    .toSorted((a, b) => b.InsuredAmount - a.InsuredAmount || a.Name.localeCompare(b.Name, 'pt-BR'));
}
