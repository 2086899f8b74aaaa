import { readConfig } from '../../server/config';
import { openDb } from '../../server/db/db';
import { listMails } from '../../server/modules/notifications/mail/repository';
import { runningProduct } from '../executive-link/runningProduct';
import { printMails } from './printMails';

const NEWEST = 200;
const SHOWN = 5;

export async function main([recipient] = process.argv.slice(2)): Promise<void> {
  const { databaseUrl } = await runningProduct(readConfig());
  const { db, pool } = openDb(databaseUrl, () => undefined, 1);
  try {
    const mails = await listMails(db, NEWEST);
    const wanted = mails.filter((mail) => !recipient || mail.recipient === recipient.toLowerCase());
    process.stdout.write(printMails(wanted.slice(0, SHOWN).toReversed()));
  } finally {
    await pool.end();
  }
}
