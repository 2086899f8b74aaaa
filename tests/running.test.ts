import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../scripts/start/processStamp';
import { until } from '../server/testing/until';
import { freePort } from '../server/infra/postgres/freePort';
import { createTestDatabase } from './support/createTestDatabase';
import { emulatorToken } from './support/emulatorToken';
import { ProductProcess } from './support/ProductProcess';

let folder: string;
let occupant: Server;
const products: ProductProcess[] = [];

function run(env: Record<string, string> = {}): ProductProcess {
  const product = new ProductProcess({
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...env,
  });
  products.push(product);
  return product;
}

/** The embedded database of the product that runs on our data folder. */
async function query(sql: string): Promise<unknown[]> {
  const home = join(folder, 'data/postgres');
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const port = Number((await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<object>(sql).finally(() => client.end());
  return rows;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lastro-run-'));
  occupant = createServer();
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  occupant.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a running product', () => {
  let port: string;
  let product: ProductProcess;

  beforeAll(async () => {
    port = String(await freePort());
    product = run({ PORT: port });
    await product.ready;
  });

  it('serves the portal and says who can sign in', async () => {
    const page = await fetch(await product.ready, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html');
  });

  it('is found by a second start, which changes nothing', async () => {
    const { code, stderr } = await run({ PORT: '0' }).ended;
    expect(stderr).toMatch(/^Lastro is already running at http:\/\/localhost:\d+ \(process \d+\);[^\n]*\n$/);
    expect(stderr).toContain(`http://localhost:${port} `);
    expect(code).toBe(0);
    expect((await fetch(await product.ready)).ok).toBe(true);
  });

  it('ends when its server is killed, and comes up again with all data', async () => {
    await query('CREATE TABLE kept AS SELECT 7 AS id');
    const { code, stderr } = await product.killServer();
    expect(stderr).toMatch(/^The server ended unexpectedly \(SIGKILL\); its log is [^\n]*server\.log\.\n$/);
    expect(code).toBe(1);
    product = run({ PORT: port });
    await product.ready;
    expect(await query('SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('is replaced at once after kill -9 of the starter, on the same port and data', async () => {
    const orphans = product.lock().children;
    await product.kill();
    product = run({ PORT: port });
    await product.ready;
    expect(orphans.filter(isAlive)).toEqual([]);
    expect(await query('SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('leaves nothing behind on Ctrl-C', async () => {
    const { children } = product.lock();
    const { code, stdout, stderr } = await product.stop();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('cliente@lastro.test');
    expect(children.filter(isAlive)).toEqual([]);
    expect(() => product.lock()).toThrow('ENOENT');
    await expect(query('SELECT 1')).rejects.toThrow('ENOENT');
  });
});

describe('with DATABASE_URL and FIREBASE_*', () => {
  it('runs on those, starts none of its own, and takes no unsigned token', async () => {
    const [database, dataDir] = [await createTestDatabase(), join(folder, 'other')];
    const firebase = { FIREBASE_PROJECT_ID: 'lastro-real', FIREBASE_API_KEY: 'key' };
    const product = run({ DATA_DIR: dataDir, DATABASE_URL: database.url, ...firebase });
    const claims = {
      iss: 'https://securetoken.google.com/lastro-real',
      aud: 'lastro-real',
      sub: 'demo-cliente',
    };
    const headers = { authorization: `Bearer ${emulatorToken(claims)}` };
    const address = `${await product.ready}/api/wizard/context`;
    // A server that has just come up on a busy machine may ask for patience first.
    const status = await until(async () => {
      const answer = await fetch(address, { headers });
      return answer.status === 503 ? undefined : answer.status;
    });
    expect(status).toBe(401);
    expect(readdirSync(dataDir).toSorted()).toEqual(['lastro.lock', 'server.log']);
    await product.stop();
    await database.drop();
  });
});

// As seen by the start script; the Node that runs it stays what it is.
const OLD_NODE = `--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.4'})`;

describe('a start that cannot work ends in one sentence', () => {
  it.each([
    [
      'a port in use',
      () => ({ PORT: String((occupant.address() as AddressInfo).port) }),
      /^Port \d+ is in use/,
    ],
    [
      'no database',
      () => ({ DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/x' }),
      /^DATABASE_URL points at 127/,
    ],
    ['a wrong address', () => ({ DATABASE_URL: 'localhost' }), /^DATABASE_URL must look like/],
    [
      'too old a Node',
      () => ({ NODE_OPTIONS: OLD_NODE }),
      /^Lastro needs Node 20\.19 or newer, but this is Node 18/,
    ],
    ['half a Firebase project', () => ({ FIREBASE_PROJECT_ID: 'x' }), /^FIREBASE_API_KEY is missing/],
  ])('%s', async (_what, env, sentence) => {
    const { code, stderr } = await run(env()).ended;
    expect(stderr).toMatch(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
