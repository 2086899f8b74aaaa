import { sql } from 'drizzle-orm';
import { uuids } from '../../../access/sight';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { notify } from '../../notifications/notify';
import { words } from '../printing/content/words';
import { whoSees } from './whoSees';

/** A notice later than this is dropped: the next one comes, and the list of opportunities shows it. */
const FRESH_DAYS = 7;
const BATCH = 500;

type EndDeps = Pick<Deps, 'db' | 'clock'>;

type Ending = { policy_id: string; validity_end: string };

/**
 * Tells those who see a policy in force of its end 90, 60 and 30 days before (decision 57; the first is that of Circular
 * SUSEP 662/2022 art. 9 III): once each, and anew where its end was moved. What was issued later is not told of that
 * day, nor a short policy before half of its term is over: it is no opportunity then. May run any number of times, in any number of processes.
 */
export async function tellOfEnds({ db, clock }: EndDeps): Promise<void> {
  while ((await tellBatch(db, clock.today())) === BATCH);
}

async function tellBatch(db: Db, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ending = await takeDue(tx, today);
    for (const { number, validity_end, uids } of await readersOf(tx, ending)) {
      const data = `${number} · até ${words.date(validity_end)}`;
      await notify(tx, uids, { notificationType: 'PolicyEnding', data }, { again: true });
    }
    return ending.length;
  });
}

/** Another process may have told since they were listed: what it has taken is not taken again. */
async function takeDue(tx: Db, today: string): Promise<Ending[]> {
  const { rows } = await tx.execute<Ending>(sql`
    insert into policy_end_notices (policy_id, validity_end, days_before)
    select p.id, p.validity_end, mark.days
    from policies p cross join (values (90), (60), (30)) as mark(days)
    where p.cancelled_at is null
      and p.validity_end - mark.days between ${today}::date - ${FRESH_DAYS - 1}::int and ${today}::date
      and mark.days <= p.validity_end - mark.days - p.validity_start
      and (p.issued_at at time zone 'America/Sao_Paulo')::date <= p.validity_end - mark.days
      and not exists (select 1 from policy_end_notices n
        where n.policy_id = p.id and n.validity_end = p.validity_end and n.days_before = mark.days)
    order by p.validity_end, p.id limit ${BATCH}
    on conflict do nothing returning policy_id, validity_end`);
  return rows;
}

async function readersOf(tx: Db, ending: readonly Ending[]) {
  const ids = ending.map(({ policy_id }) => policy_id);
  const { rows } = await tx.execute<{ number: string; validity_end: string; uids: string[] }>(sql`
    select p.number, p.validity_end, array_agg(u.uid order by u.uid) as uids
    from policies p
    ${whoSees(sql`p.client_document`, sql`p.owner_uid`)}
    where p.id = any(${uuids(ids)})
    group by p.id order by p.validity_end, p.number`);
  return rows;
}
