import { sql } from 'drizzle-orm';
import { executivesOfClient, superiorsOfClient } from '../../../access/portfolio';
import {
  answerDaysOf,
  ESCALATED_DAILY_FROM,
  ESCALATED_ON,
  REMINDED_ON,
} from '../../../../contract/statuses/answerDays';
import { registeredStatuses } from '../../../../contract/statuses/quote';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { notify } from '../../notifications/notify';
import { postMail } from '../../notifications/mail/postMail';
import { letterOf, type Waiting } from './letter';
import { inBatches } from '../../../infra/inBatches';

const BATCH = 500;

type DeadlineDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'publicConfig' | 'portalUrl'>;

/**
 * Reminds the executive of a request on days 10, 15 and 20 of its legal time, and the superior of that executive on day 20
 * and daily from 23 on (decision 61): in the bell, the superior by e-mail too. A day on which nothing ran is told of on
 * the next. Nothing is decided. May run any number of times, in any number of processes.
 */
export async function tellOfDeadlines(deps: DeadlineDeps): Promise<void> {
  await inBatches(
    BATCH,
    () => listWaiting(deps),
    (waiting) => tell(deps, waiting),
  );
}

async function tell(deps: DeadlineDeps, waiting: Waiting): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await isFirst(tx, waiting))) return;
    const { identifier, client_document, told, day, days } = waiting;
    const client = [client_document ?? '', deps.clock.today()] as const;
    const superiors = told === 'superior' ? await superiorsOfClient(tx, ...client) : [];
    const known = superiors.flatMap(({ uid }) => (uid === null ? [] : [uid]));
    // With no superior, the executive is told again.
    const uids = superiors.length > 0 ? known : await executivesOfClient(tx, ...client);
    const data = `${identifier} · dia ${day} de ${days}`;
    await notify(tx, uids, { notificationType: 'AnswerDue', data }, { again: true });
    for (const { email } of superiors) await postMail(tx, deps, letterOf(deps, email, waiting));
  });
}

/** Another process may have told since they were listed. */
async function isFirst(db: Db, { quote_id, told, due_on, mark }: Waiting): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into answer_reminders (quote_id, told, due_on, day)
    values (${quote_id}, ${told}, ${due_on}, ${mark}) on conflict do nothing`);
  return rowCount === 1;
}

const termOfStatus = sql.join(
  registeredStatuses.flatMap((status) => {
    const days = answerDaysOf(status);
    return days === undefined ? [] : [sql`when ${status}::int then ${days}::int`];
  }),
  sql` `,
);

async function listWaiting({ db, clock }: DeadlineDeps): Promise<Waiting[]> {
  const [today, now] = [clock.today(), clock.now().toISOString()];
  const { rows } = await db.execute<Waiting>(sql`
    select due.*, m.told, m.mark from (
      select counted.*, days - (due_on - ${today}::date) as day from (
        select q.id as quote_id, q.identifier, q.client_document,
          (q.answer_due_at at time zone 'America/Sao_Paulo')::date as due_on,
          case q.status ${termOfStatus} end as days
        from quotes q
        where q.deleted_at is null and q.answer_due_at is not null
          and (q.suspended_until is null or q.suspended_until <= ${now}::timestamptz)
      ) counted
    ) due
    cross join lateral (
      select 'executive' as told, max(mark) as mark from unnest(${sql.param([...REMINDED_ON])}::int[]) mark where mark <= due.day
      union all select 'superior', case when due.day >= ${ESCALATED_DAILY_FROM} then due.day
        when due.day >= ${ESCALATED_ON} then ${ESCALATED_ON} end
    ) m
    where m.mark is not null and not exists (select 1 from answer_reminders r
      where r.quote_id = due.quote_id and r.told = m.told and r.due_on = due.due_on and r.day = m.mark)
    order by due.due_on, due.identifier, m.told limit ${BATCH}`);
  return rows;
}
