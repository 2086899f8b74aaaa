import type { Deps } from '../../../deps';
import { findMail, markSent } from './repository';

/** Job: delivers one e-mail of the outbox; one that is gone or sent is left alone. */
export async function deliverMail(
  { db, clock, mailer }: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  mailId: number,
): Promise<void> {
  const mail = await findMail(db, mailId);
  if (!mailer || !mail || mail.sentAt) return;
  await mailer.send(mail);
  await markSent(db, mailId, clock.now());
}
