import { until } from '../../server/testing/until';
import { query } from './DebianPostgres';
import type { MailServer } from './slowMailServer';

const LETTERS = 240;
const LONGEST_MS = 300_000;
const POST = `with posted as (insert into mails (recipient, subject, text, created_at)
  select 'ana@prado.test', 'Senha', 'Olá', now() from generate_series(1, ${LETTERS}) returning id)
  insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff)
  select 'mail', json_build_object('mailId', id), 12, 5, true from posted`;

/** From the first letter that is taken to the last. */
export async function lettersASecond(url: string, mail: MailServer): Promise<number> {
  const before = mail.received();
  await query(url, POST);
  await until(() => Promise.resolve(mail.received() > before ? true : undefined));
  const began = performance.now();
  await until(() => Promise.resolve(mail.received() >= before + LETTERS ? true : undefined), LONGEST_MS);
  return ((LETTERS - 1) * 1000) / (performance.now() - began);
}
