import type { Brand } from '../../../brand';
import type { Letter } from '../../../adapters/mail/Mailer';
import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import { insertMail } from './repository';

export type MailDeps = Pick<Deps, 'clock' | 'jobs' | 'mailer' | 'publicConfig'>;

/** Signs an e-mail and leaves it in the outbox, in the transaction that `db` is; it is delivered where mail is configured. */
export async function postMail(db: Db, deps: MailDeps, letter: Letter): Promise<void> {
  const { clock, jobs, mailer, publicConfig } = deps;
  const signed = { ...letter, text: `${letter.text}\n${closing(publicConfig.brand)}` };
  const mailId = await insertMail(db, signed, clock.now());
  if (mailer) await jobs.send(db, 'mail', { mailId });
}

const closing = ({ name }: Brand) => `\nEquipe ${name}\nEsta é uma mensagem automática; não responda.`;
