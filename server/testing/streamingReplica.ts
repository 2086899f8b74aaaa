import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../db/migrate';
import { startPostgres, type Postgres } from '../infra/postgres/startPostgres';

const PORTAL = 'lastro';

export interface StreamingReplica {
  readonly leaderUrl: string;
  readonly replicaUrl: string;
  /** Done by the replica itself, such as pausing its replay. */
  onReplica(sql: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Two PostgreSQL of one's own with a migrated database, the second of which follows the first by streaming replication. The
 * addresses are of a role that owns the database and is nothing more, as the portal's is.
 */
export async function streamingReplica(): Promise<StreamingReplica> {
  const home = await mkdtemp(join(tmpdir(), 'lastro-replica-'));
  const [first, second] = [join(home, 'leader'), join(home, 'replica')];
  await (await startPostgres({ dataDir: first })).stop();
  await promisify(execFile)('cp', ['-Rp', first, second]);
  const leader = await startPostgres({ dataDir: first });
  await follow(second, leader);
  const replica = await startPostgres({ dataDir: second });
  await run(leader.url, `create role ${PORTAL} login password '${PORTAL}'`);
  await run(leader.url, `create database ${PORTAL} owner ${PORTAL}`);
  await migrate(databaseAt(leader));
  return {
    leaderUrl: databaseAt(leader),
    replicaUrl: databaseAt(replica),
    onReplica: (sql) => run(replica.url, sql),
    stop: async () => {
      await replica.stop();
      await leader.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

const databaseAt = ({ url }: Postgres) =>
  Object.assign(new URL(url), { username: PORTAL, password: PORTAL, pathname: `/${PORTAL}` }).href;

async function follow(dataDir: string, { url }: Postgres): Promise<void> {
  const { port, username, password } = new URL(url);
  const cluster = join(dataDir, 'postgres/cluster');
  const where = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${where}'\n`);
  await writeFile(join(cluster, 'standby.signal'), '');
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
