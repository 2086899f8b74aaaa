import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { inBatches } from '../../../infra/inBatches';
import { notify } from '../../notifications/notify';
import { words } from '../printing/content/words';
import { whoSees } from './whoSees';

/** A notice later than this is dropped: the next one comes, and the list of opportunities shows it. */
const FRESH_DAYS = 7;
const BATCH = 500;

type EndDeps = Pick<Deps, 'db' | 'clock'>;

type Ending = { policy_id: string; number: string; validity_end: string; days: number };

/**
 * Tells those who see a policy in force of its end 90, 60 and 30 days before (decision 57; the first is that of Circular
 * SUSEP 662/2022 art. 9 III): once each, and anew where its end was moved. What was issued later is not told of that
 * day, nor a short policy before half of its term is over: it is no opportunity then. May run any number of times, in any number of processes.
 */
export async function tellOfEnds({ db, clock }: EndDeps): Promise<void> {
  await inBatches(
    BATCH,
    () => listDue(db, clock.today()),
    (ending) => tell(db, ending),
  );
}

async function tell(db: Db, ending: Ending): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isFirst(tx, ending))) return;
    const data = `${ending.number} · até ${words.date(ending.validity_end)}`;
    const uids = await readersOf(tx, ending);
    await notify(tx, uids, { notificationType: 'PolicyEnding', data }, { again: true });
  });
}

/** Another process may have told since they were listed. */
async function isFirst(tx: Db, { policy_id, validity_end, days }: Ending): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into policy_end_notices (policy_id, validity_end, days_before)
    values (${policy_id}, ${validity_end}, ${days}) on conflict do nothing`);
  return rowCount === 1;
}

async function listDue(db: Db, today: string): Promise<Ending[]> {
  const { rows } = await db.execute<Ending>(sql`
    select p.id as policy_id, p.number, p.validity_end, mark.days
    from policies p cross join (values (90), (60), (30)) as mark(days)
    where p.cancelled_at is null
      and p.validity_end - mark.days between ${today}::date - ${FRESH_DAYS - 1}::int and ${today}::date
      and mark.days <= p.validity_end - mark.days - p.validity_start
      and (p.issued_at at time zone 'America/Sao_Paulo')::date <= p.validity_end - mark.days
      and not exists (select 1 from policy_end_notices n
        where n.policy_id = p.id and n.validity_end = p.validity_end and n.days_before = mark.days)
    order by p.validity_end, p.id limit ${BATCH}`);
  return rows;
}

async function readersOf(tx: Db, { policy_id }: Ending): Promise<string[]> {
  const { rows } = await tx.execute<{ uid: string }>(sql`
    select u.uid from policies p
    ${whoSees(sql`p.client_document`, sql`p.owner_uid`)}
    where p.id = ${policy_id} order by u.uid`);
  return rows.map(({ uid }) => uid);
}
