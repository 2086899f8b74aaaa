import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { notify } from '../../notifications/notify';
import { postMail } from '../../notifications/mail/postMail';
import { letterOf, newsOf } from './letter';
import type { Reminder } from './letter';
import { overdueUntil } from '../../../infra/calendar/businessDays';
import { whoSees } from './whoSees';
import { inBatches } from '../../../infra/inBatches';

const DAYS_BEFORE = 3;
/** Days after which an overdue billet is not reminded of any more: the home page shows it. */
const FRESH_DAYS = 7;
const BATCH = 500;

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'publicConfig' | 'portalUrl'>;

/**
 * Reminds users of billets due or overdue, once per kind and due date, in the bell and by e-mail where chosen. Safe
 * to run repeatedly and in several processes.
 */
export async function remindOfBillets(deps: RemindDeps): Promise<void> {
  const today = deps.clock.today();
  await inBatches(
    BATCH,
    () => findReminders(deps.db, today),
    (reminder) => remind(deps, reminder),
  );
}

async function remind(deps: RemindDeps, reminder: Reminder): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await isFirst(tx, reminder))) return;
    await notify(tx, [reminder.uid], { notificationType: 'BilletDue', data: newsOf(reminder) });
    if (reminder.by_email) await postMail(tx, deps, letterOf(deps, reminder));
  });
}

/** Another process may have reminded since they were listed. */
async function isFirst(db: Db, { billet_id, uid, kind, due_date }: Reminder): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into billet_reminders (billet_id, user_uid, kind, due_date)
    values (${billet_id}, ${uid}, ${kind}, ${due_date}) on conflict do nothing`);
  return rowCount === 1;
}

async function findReminders(db: Db, today: string): Promise<Reminder[]> {
  const { rows } = await db.execute<Reminder>(sql`
    select due.*, u.uid, u.email, coalesce(n.by_email, false) as by_email from (
      select b.id as billet_id, b.payer_document, p.owner_uid, coalesce(e.number, p.number) as number, b.installment, b.installments, b.amount, b.due_date,
        case when b.due_date > ${today}::date then 'before' when b.due_date = ${today}::date then 'on'
          when b.due_date <= ${overdueUntil(today)}::date then 'overdue' end as kind
      from billets b join policies p on p.id = b.policy_id left join endorsements e on e.id = b.endorsement_id
      where b.paid_at is null and b.cancelled_at is null and p.cancelled_at is null and e.cancelled_at is null
        and b.due_date between ${today}::date - ${FRESH_DAYS}::int and ${today}::date + ${DAYS_BEFORE}::int
    ) due
    ${whoSees(sql`due.payer_document`, sql`due.owner_uid`)}
    left join billet_notices n on n.user_uid = u.uid
    where due.kind is not null and case due.kind when 'before' then coalesce(n.before_due, true)
        when 'on' then coalesce(n.on_due, true) else coalesce(n.overdue, true) end
      and not exists (select 1 from billet_reminders r where r.billet_id = due.billet_id and r.user_uid = u.uid
        and r.kind = due.kind and r.due_date = due.due_date)
    order by due.due_date, due.billet_id limit ${BATCH}`);
  return rows;
}
