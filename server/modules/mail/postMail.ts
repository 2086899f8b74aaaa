import type { Letter } from '../../adapters/mail/Mailer';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { insertMail } from './repository';

/** What writing an e-mail needs. */
export type MailDeps = Pick<Deps, 'clock' | 'jobs' | 'mailer'>;

/** Leaves an e-mail in the outbox, in the transaction that `db` is, and has it delivered where mail is configured. */
export async function postMail(db: Db, { clock, jobs, mailer }: MailDeps, letter: Letter): Promise<void> {
  const mailId = await insertMail(db, letter, clock.now());
  if (mailer) await jobs.send(db, 'mail', { mailId });
}
