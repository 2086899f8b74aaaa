import { readConfig } from '../../server/config';
import { fillDatabase } from './fillDatabase';
import { productClock } from '../executive-link/makeLink';
import { runningProduct } from '../executive-link/runningProduct';
import { withSchema } from '../executive-link/withSchema';
import { readVolume } from './options';
import { progressLine } from './progressLine';

export async function main(args = process.argv.slice(2)): Promise<void> {
  const volume = readVolume(args);
  const config = readConfig();
  const { databaseUrl } = await runningProduct(config);
  const began = performance.now();
  const line = progressLine();
  await withSchema(() => fillDatabase(databaseUrl, volume, productClock(config), line.tell));
  line.end(`Done in ${Math.round((performance.now() - began) / 1000)} s.`);
}
