import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addMonths, firstOfMonth } from '../../../../engine/values';
import type { Group, InForce } from '../../../../contract/home';
import { ofSight } from '../../../access/sight';
import type { Sight } from '../../../access/sight';
import type { Db } from '../../../db/db';
import { policies } from '../../../db/schema';

const MONTHS = 12;

export async function inForce(
  db: Db,
  sight: Sight,
  today: string,
  nameOf: (product: string) => string,
): Promise<InForce> {
  const sums = await sumsOf(db, sight, today);
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(firstOfMonth(today), at).slice(0, 7));
  return {
    ...sumOf(sums.find(({ by }) => by === 'all')),
    ByProduct: groupsOf(sums, 'product', nameOf),
    ByInsurer: groupsOf(sums, 'insurer', String),
    Months: months.map((month) => ({
      Key: month,
      Name: month,
      ...sumOf(sums.find(({ by, key }) => by === 'month' && key === month)),
    })),
  };
}

type Sum = {
  by: 'all' | 'product' | 'insurer' | 'month';
  key: string;
  policies: number;
  amount: number;
  premium: number;
};

async function sumsOf(db: Db, sight: Sight, today: string): Promise<Sum[]> {
  const { product, insurerName, insuredAmount, grossPremium, validityStart, validityEnd } = policies;
  const read = (whose: SQL) => sql`
    select ${product} as product, ${insurerName} as insurer, date_trunc('month', ${validityEnd}::timestamp) as month,
      ${insuredAmount} as amount, ${grossPremium} as premium from ${policies}
    where ${whose} and ${policies.cancelledAt} is null and ${validityStart} <= ${today} and ${validityEnd} >= ${today}`;
  const { rows } = await db.execute<Sum>(sql`
    select case grouping(product, insurer, month) when 3 then 'product' when 5 then 'insurer' when 6 then 'month'
        else 'all' end as by,
      coalesce(product, insurer, to_char(month, 'YYYY-MM'), '') as key, count(*)::int as policies,
      sum(amount)::float8 as amount, sum(premium)::float8 as premium
    from (${ofSight(sight, policies, read)}) seen
    group by grouping sets ((product), (insurer), (month), ())`);
  return rows;
}

const sumOf = (sum: Sum | undefined) => ({
  Count: sum?.policies ?? 0,
  InsuredAmount: sum?.amount ?? 0,
  Premium: sum?.premium ?? 0,
});

function groupsOf(sums: readonly Sum[], kind: Sum['by'], nameOf: (key: string) => string): Group[] {
  return sums
    .filter(({ by }) => by === kind)
    .map((sum) => ({ Key: sum.key, Name: nameOf(sum.key), ...sumOf(sum) }))
    .toSorted((a, b) => b.InsuredAmount - a.InsuredAmount || a.Name.localeCompare(b.Name, 'pt-BR'));
}
