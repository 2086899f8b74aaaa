import { readConfig } from '../../server/config';
import { openDb } from '../../server/db/db';
import { OperatorError } from '../../server/infra/OperatorError';
import { findUserByEmail } from '../../server/modules/people/account/repository';
import { scheduleSurvey } from '../../server/modules/surveys/service';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';
import { readOptions } from './options';

export async function main(args = process.argv.slice(2)): Promise<void> {
  const { user: email, document: documentNumber, campaign, on } = readOptions(args);
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const { db, pool } = openDb(databaseUrl, () => undefined, 1);
  const clock = productClock(config);
  try {
    const user = await findUserByEmail(db, email);
    if (!user) throw new OperatorError(`There is no user ${email}.`);
    const dueOn = on ?? clock.today();
    const campaignId = campaign ?? config.surveys.campaignId;
    await scheduleSurvey(db, clock, user.uid, { campaignId, documentNumber, dueOn });
    process.stdout.write(`${user.name} is asked from ${dueOn} on.\n`);
  } finally {
    await pool.end();
  }
}
