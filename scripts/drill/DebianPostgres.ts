import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { OperatorError } from '../../server/infra/OperatorError';
import { freePort } from '../../server/infra/postgres/freePort';

export const BIN = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

interface Options {
  /** Lines for its postgresql.conf. */
  readonly settings?: string;
  readonly env?: (folder: string) => Readonly<Record<string, string>>;
}

/** Debian's PostgreSQL in a folder of its own, of the user postgres: it does not run as root. */
export class DebianPostgres {
  readonly data: string;
  readonly url: string;

  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly owner: { uid: number; gid: number },
    private readonly env: Readonly<Record<string, string>>,
  ) {
    this.data = join(folder, 'data');
    this.url = `postgresql://postgres:any@127.0.0.1:${port}/lastro`;
  }

  /** Throws OperatorError where it is not installed. */
  static async create({ settings = '', env = () => ({}) }: Options = {}): Promise<DebianPostgres> {
    const postgres = await DebianPostgres.prepare(env);
    const how = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
    await postgres.run(join(BIN, 'initdb'), ['-D', postgres.data, ...how]);
    await appendFile(join(postgres.data, 'postgresql.conf'), settings);
    await postgres.start();
    return postgres;
  }

  /** Another one that follows `leader` by streaming replication. */
  static async following(leader: DebianPostgres): Promise<DebianPostgres> {
    const postgres = await DebianPostgres.prepare();
    const from = `host=127.0.0.1 port=${leader.port} user=postgres`;
    const how = ['-R', '--checkpoint=fast', '-d', from];
    await postgres.run(join(BIN, 'pg_basebackup'), ['-D', postgres.data, ...how]);
    await postgres.start();
    return postgres;
  }

  private static async prepare(env: NonNullable<Options['env']> = () => ({})): Promise<DebianPostgres> {
    if (!existsSync(BIN))
      throw new OperatorError('The drill needs Debian’s PostgreSQL: apt install postgresql-15.');
    process.env['PG_BIN'] ??= BIN;
    const folder = await mkdtemp(join(tmpdir(), 'lastro-drill-'));
    const owner = await ownerOf('postgres');
    await chown(folder, owner.uid, owner.gid);
    return new DebianPostgres(folder, await freePort(), owner, env(folder));
  }

  /** Runs a program as its user, in its folder; rejects with what the program says. */
  async run(program: string, args: readonly string[]): Promise<string> {
    const env = { ...process.env, ...this.env };
    const { stdout } = await run(program, args, { cwd: this.folder, env, ...this.owner });
    return stdout;
  }

  async start(): Promise<void> {
    const options = `-c port=${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`;
    await this.control('start', '-l', join(this.folder, 'log'), '-o', options);
  }

  async halt(): Promise<void> {
    await this.control('stop', '-m', 'fast');
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const [pid] = (await readFile(join(this.data, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  /** kill -9, and its folder with it. */
  async destroy(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, maxRetries: 20 });
  }

  async stop(): Promise<void> {
    if (existsSync(join(this.data, 'postmaster.pid'))) await this.halt();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async control(what: string, ...args: string[]): Promise<void> {
    await this.run(join(BIN, 'pg_ctl'), [what, '-w', '-D', this.data, ...args]);
  }
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
