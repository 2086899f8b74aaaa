import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';
import { freePort } from '../../server/infra/postgres/freePort';

export const BIN = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

export interface DebianPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Throws OperatorError where Debian's PostgreSQL is not installed. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  if (!existsSync(BIN))
    throw new OperatorError('The drill needs Debian’s PostgreSQL: apt install postgresql-15.');
  process.env['PG_BIN'] ??= BIN;
  const folder = await mkdtemp(join(tmpdir(), 'lastro-drill-'));
  const owner = await ownerOf('postgres');
  await chown(folder, owner.uid, owner.gid);
  const pg = (tool: string, args: string[]) => run(join(BIN, tool), args, { cwd: folder, ...owner });
  const data = join(folder, 'data');
  await pg('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await pg('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options]);
  return {
    url: `postgresql://postgres:any@127.0.0.1:${port}/lastro`,
    stop: async () => {
      await pg('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The ids of a user of this machine: PostgreSQL does not run as root. */
export async function ownerOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])));
  return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) };
}

export async function createDatabase(url: string): Promise<void> {
  const client = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await client.connect();
  await client.query('create database lastro').finally(() => client.end());
}

/** Runs a query over a connection of its own, so that the server may restart between two. */
export async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows as Row[];
}
