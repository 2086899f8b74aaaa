import { OperatorError } from '../../server/infra/OperatorError';
import { alertsDrill } from './alerts';
import { failoverDrill } from './failover';
import { failoverReplicaDrill } from './failoverReplica';
import { loadDrill } from './load';
import { partitionDrill } from './partition';
import { pitrDrill } from './pitr';
import { poolerDrill } from './pooler';
import { processesDrill } from './processes';
import { replicaDrill } from './replica';
import { restoreDrill, type Finding } from './restore';
import { rollingDrill } from './rolling';
import { socketsDrill } from './sockets';
import { versionsDrill } from './versions';

const drills: Readonly<Record<string, () => Promise<Finding[]>>> = {
  restore: restoreDrill,
  pitr: pitrDrill,
  failover: failoverDrill,
  'failover-replica': failoverReplicaDrill,
  partition: partitionDrill,
  rolling: rollingDrill,
  versions: versionsDrill,
  replica: replicaDrill,
  pooler: poolerDrill,
  alerts: alertsDrill,
  sockets: socketsDrill,
  processes: processesDrill,
  load: loadDrill,
};

export async function main(names = process.argv.slice(2)): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(drills, name));
  if (unknown) throw new OperatorError(`There is no drill "${unknown}": ${Object.keys(drills).join(', ')}.`);
  // Otherwise the rate limits would be what is measured.
  process.env['REQUESTS_PER_MINUTE'] = '0';
  let failed = 0;
  for (const name of names.length > 0 ? names : Object.keys(drills)) {
    process.stdout.write(`\n${name}\n`);
    for (const [what, found, isAsItMustBe] of await drills[name]!()) {
      if (!isAsItMustBe) failed += 1;
      process.stdout.write(`  ${isAsItMustBe ? 'ok  ' : 'FAIL'} ${what}: ${found}\n`);
    }
  }
  if (failed > 0) process.exitCode = 1;
}
