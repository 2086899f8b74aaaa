import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { root } from '../../scripts/lib/root.mjs';
import { freePort } from '../../server/infra/postgres/freePort';
import { until } from '../../server/testing/until';
import { ProductProcess } from '../../tests/support/ProductProcess';

interface StartOptions {
  clockOffsetDays?: number;
  env?: Record<string, string>;
}

interface PublicConfigAnswer {
  Data: { firebase: { emulatorHost: string } };
}

/** The product under test: started as npm run serve does it, on a port and a data folder that it keeps over restarts. */
export class Product {
  private running: ProductProcess | undefined;

  private constructor(
    readonly baseURL: string,
    private readonly port: number,
    private readonly dataDir: string,
  ) {}

  /** A product with demonstration data only, ready for a browser. */
  static async create(): Promise<Product> {
    const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'lastro-e2e-'))];
    const product = new Product(`http://localhost:${port}`, port, dataDir);
    await product.start();
    return product;
  }

  /**
   * Starts it (again); `clockOffsetDays` moves the business date, to see what becomes of today's data, and `env`
   * is environment beside the usual.
   */
  async start({ clockOffsetDays = 0, env: more = {} }: StartOptions = {}): Promise<void> {
    const env = { DATA_DIR: this.dataDir, PORT: `${this.port}`, CLOCK_OFFSET_DAYS: `${clockOffsetDays}` };
    // A journey that moves the clock past another one's policy must not meet the survey about it.
    const quiet = { SURVEY_DAYS_AFTER_POLICY: '0' };
    this.running = new ProductProcess({ ...env, ...quiet, ...more, HOST: '127.0.0.1' }, 'serve');
    await this.running.ready;
    // A server that has just come up on a busy machine asks for patience first.
    await until(async () => (await fetch(`${this.baseURL}/api/wizard/context`)).status !== 503 || undefined);
  }

  /**
   * A second server process on the same database and identity, as behind a load balancer; on an address of its own,
   * and with settings of its own where `env` gives some.
   */
  async beside(env: Record<string, string> = {}): Promise<{ baseURL: string; stop(): Promise<void> }> {
    const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'lastro-e2e-'))];
    const config = (await (await fetch(`${this.baseURL}/api/config`)).json()) as PublicConfigAnswer;
    const { emulatorHost } = config.Data.firebase;
    const ground = { DATABASE_URL: await this.databaseUrl(), FIREBASE_AUTH_EMULATOR_HOST: emulatorHost };
    const own = { DATA_DIR: dataDir, PORT: `${port}`, HOST: '127.0.0.1', SURVEY_DAYS_AFTER_POLICY: '0' };
    const beside = new ProductProcess({ ...ground, ...own, ...env }, 'serve');
    await beside.ready;
    const stop = async () => {
      await beside.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { baseURL: `http://localhost:${port}`, stop };
  }

  /** As Ctrl-C; everything is down when it returns. */
  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** kill -9 of the API server in the middle of whatever it does; everything is down when it returns. */
  async kill(): Promise<void> {
    await this.running?.killServer();
  }

  /** How many rows of `table` hold `text` in any column; what the server has, whatever a page says. */
  async count(table: 'quotes' | 'documents', text = ''): Promise<number> {
    const sql = `SELECT count(*)::int AS many FROM ${table} t WHERE strpos(t::text, $1) > 0 OR $1 = ''`;
    const [row] = await this.query<{ many: number }>(sql, [text]);
    return row!.many;
  }

  /** What has no call of its own: brings about, or looks at, what the database holds. */
  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client(await this.databaseUrl());
    await client.connect();
    const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
    return rows;
  }

  /** npm run executive-link with these arguments: what it prints, which for a new link is its address. */
  executiveLink(...args: string[]): Promise<string> {
    return this.command('executive-link', args);
  }

  /** npm run mail: the last e-mails to that address. */
  mail(recipient: string): Promise<string> {
    return this.command('mail', [recipient]);
  }

  /** npm run survey: asks one user from today on. */
  async survey(...args: string[]): Promise<void> {
    await this.command('survey', args);
  }

  /** npm run platform with these arguments: what it prints. */
  async platform(...args: string[]): Promise<string> {
    return this.command('platform', args);
  }

  /** npm run role with these arguments: what it prints. */
  role(...args: string[]): Promise<string> {
    return this.command('role', args);
  }

  private async command(name: string, args: string[]): Promise<string> {
    const command = [join(root, 'scripts/run.mjs'), name, ...args];
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: this.dataDir, PORT: `${this.port}` };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
    return stdout.trim();
  }

  /** All that the server has logged since the product was made. */
  async log(): Promise<string> {
    return readFile(join(this.dataDir, 'server.log'), 'utf8');
  }

  private async databaseUrl(): Promise<string> {
    const given = process.env['DATABASE_URL'];
    if (given) return given;
    const home = join(this.dataDir, 'postgres');
    const password = (await readFile(join(home, 'password'), 'utf8')).trim();
    const port = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
