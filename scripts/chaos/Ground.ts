import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type Postgres } from '../../server/infra/postgres/startPostgres';
import { pgProxy, type PgProxy } from '../../server/testing/pgProxy';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';

/** A PostgreSQL of one's own, a network before it that can be cut, and two servers behind that. */
export class Ground {
  readonly servers: ServerProcess[] = [];
  private constructor(
    private readonly dataDir: string,
    private postgres: Postgres,
    readonly proxy: PgProxy,
  ) {}

  static async open(): Promise<Ground> {
    const dataDir = await mkdtemp(join(tmpdir(), 'lastro-chaos-'));
    const postgres = await startPostgres({ dataDir });
    const ground = new Ground(dataDir, postgres, await pgProxy(postgres.url));
    await ground.addServer();
    await ground.addServer();
    return ground;
  }

  async addServer(): Promise<void> {
    this.servers.push(await serverProcess(this.proxy.url));
  }

  async killServer(): Promise<void> {
    await this.servers.shift()?.end('SIGKILL');
  }

  /** Bypasses the proxy, so that it works while that is cut. */
  async query<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client(this.postgres.url);
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  }

  async failOver(): Promise<void> {
    process.kill(this.postgres.pid, 'SIGKILL');
    this.postgres = await startPostgres({ dataDir: this.dataDir });
    this.proxy.lead(this.postgres.url);
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGTERM')));
    await this.proxy.close();
    await this.postgres.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
