import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ObjectStore } from '../../server/adapters/objects/ObjectStore';
import { openBucket } from '../../server/adapters/objects/s3Store';
import { openDb, type Db } from '../../server/db/db';
import { startPostgres, type Postgres } from '../../server/infra/postgres/startPostgres';
import { bucketServer, type BucketServer } from '../../server/testing/bucketServer';
import { pgProxy, type PgProxy } from '../../server/testing/pgProxy';
import { serverProcess, type ServerProcess } from '../../server/testing/serverProcess';

/** A PostgreSQL and a bucket of one's own, networks before them that can be cut, and two servers behind those. */
export class Ground {
  readonly servers: ServerProcess[] = [];
  readonly objects: ObjectStore;
  private readonly beside: ReturnType<typeof openDb>;
  private readonly settings: Readonly<Record<string, string>>;

  private constructor(
    private readonly dataDir: string,
    private postgres: Postgres,
    readonly proxy: PgProxy,
    private readonly bucket: BucketServer,
    readonly bucketProxy: PgProxy,
  ) {
    const { keys, region, name } = bucket.bucket;
    this.settings = {
      DOCUMENTS_BUCKET: name,
      DOCUMENTS_URL: bucketProxy.url,
      DOCUMENTS_REGION: region,
      DOCUMENTS_KEY_ID: keys!.accessKeyId,
      DOCUMENTS_SECRET: keys!.secretAccessKey,
    };
    this.objects = openBucket({ ...bucket.bucket, url: bucketProxy.url });
    this.beside = openDb(proxy.url, () => undefined, 5);
  }

  static async open(): Promise<Ground> {
    const dataDir = await mkdtemp(join(tmpdir(), 'lastro-chaos-'));
    const postgres = await startPostgres({ dataDir });
    const bucket = await bucketServer();
    const ways = [await pgProxy(postgres.url), await pgProxy(bucket.bucket.url!)] as const;
    const ground = new Ground(dataDir, postgres, ways[0], bucket, ways[1]);
    await ground.addServer();
    await ground.addServer();
    return ground;
  }

  get db(): Db {
    return this.beside.db;
  }

  async addServer(): Promise<void> {
    this.servers.push(await serverProcess(this.proxy.url, { settings: this.settings }));
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
    await this.beside.pool.end();
    await this.proxy.close();
    await this.bucketProxy.close();
    await this.bucket.remove();
    await this.postgres.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
