import { until } from '../../server/testing/until';
import { query } from './DebianPostgres';
import { spentBy } from './morning/spending';
import type { MailServer } from './slowMailServer';

const LETTERS = 240;
const LONGEST_MS = 300_000;
const POST = `with posted as (insert into mails (recipient, subject, text, created_at)
  select 'ana@prado.test', 'Senha', 'Olá', now() from generate_series(1, ${LETTERS}) returning id)
  insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff)
  select 'mail', json_build_object('mailId', id), 12, 5, true from posted`;

export interface Posted {
  /** From the first letter that is taken to the last. */
  readonly aSecond: number;
  /** Milliseconds a letter of the servers' processors, and of PostgreSQL's. */
  readonly server: number;
  readonly database: number;
}

export async function postLetters(
  url: string,
  mail: MailServer,
  metrics: readonly number[],
): Promise<Posted> {
  const before = mail.received();
  const spent = await spentBy(metrics, url);
  await query(url, POST);
  await until(() => Promise.resolve(mail.received() > before ? true : undefined));
  const began = performance.now();
  await until(() => Promise.resolve(mail.received() >= before + LETTERS ? true : undefined), LONGEST_MS);
  const aSecond = ((LETTERS - 1) * 1000) / (performance.now() - began);
  const now = await spentBy(metrics, url);
  const each = (seconds: number) => (seconds * 1000) / LETTERS;
  return {
    aSecond,
    server: each(now.server - spent.server),
    database: each(now.database - spent.database),
  };
}
