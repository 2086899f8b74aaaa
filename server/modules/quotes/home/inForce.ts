import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addMonths, firstOfMonth } from '../../../../engine/values/civilDay';
import type { Group, InForce } from '../../../../contract/home';
import { ofSight } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

const MONTHS = 12;

/** What is in force today of the policies that a customer sees, by product, by insurer, and by the month it ends in. */
export async function inForce(
  db: Db,
  sight: Sight,
  today: string,
  nameOf: (product: string) => string,
): Promise<InForce> {
  const cells = await cellsOf(db, sight, today);
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

type Cell = {
  product: string;
  insurer: string;
  month: string;
  policies: number;
  amount: number;
  premium: number;
};

/** One row for all policies of a product, an insurer and a month: what the page shows is sums of these. */
async function cellsOf(db: Db, sight: Sight, today: string): Promise<Cell[]> {
  const { product, insurerName, insuredAmount, grossPremium, validityStart, validityEnd } = policies;
  const read = (whose: SQL) => sql`
    select ${product} as product, ${insurerName} as insurer, ${validityEnd} as ends, ${insuredAmount} as amount,
      ${grossPremium} as premium from ${policies}
    where ${whose} and ${policies.cancelledAt} is null and ${validityStart} <= ${today} and ${validityEnd} >= ${today}`;
  const { rows } = await db.execute<Cell>(sql`
    select product, insurer, to_char(date_trunc('month', ends), 'YYYY-MM') as month, count(*)::int as policies,
      sum(amount)::float8 as amount, sum(premium)::float8 as premium
    from (${ofSight(sight, policies, read)}) seen
    group by product, insurer, date_trunc('month', ends)`);
  return rows;
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
