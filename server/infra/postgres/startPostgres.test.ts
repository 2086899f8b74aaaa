import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runningPostgres } from './runningPostgres';
import { startPostgres, type Postgres } from './startPostgres';

let dataDir: string;
const running: Postgres[] = [];

async function start(): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, stopSeconds: 1 });
  running.push(postgres);
  return postgres;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}

describe('startPostgres', () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'lastro-pg-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('writes through to the disk, is found while it runs, and keeps the data over a restart', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS id');
    expect(await runningPostgres(dataDir)).toBe(first.url);
    await first.stop();
    expect(await runningPostgres(dataDir)).toBeNull();
    const second = await start();
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
    expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('keeps committed data when the server itself is killed', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS id');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('stops a server that does not stop, and starts again on its data', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS id');
    process.kill(first.pid, 'SIGSTOP');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('starts although a backend of the killed server still holds its memory', async () => {
    const first = await start();
    const client = new Client(first.url);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]!.pid, 'SIGSTOP');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('replaces a server that is still running on the same folder', async () => {
    const first = await start();
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts over a pid file whose number now belongs to another process', async () => {
    const first = await start();
    await first.stop();
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: 65534 } : {});
    const lines = [other.pid, join(dataDir, 'postgres/cluster'), 1, 1, '', '127.0.0.1', '1 1', 'ready'];
    await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), `${lines.join('\n')}\n`);
    const second = await start();
    other.kill('SIGKILL');
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses a cluster of another major version in one sentence', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/belongs to PostgreSQL 15, but this version runs PostgreSQL 18\.$/);
  });

  it('logs failures without what the statements hold', async () => {
    const { url } = await start();
    const client = new Client(url);
    await client.connect();
    const fails = (sql: string, values: unknown[] = []) =>
      expect(client.query(sql, values)).rejects.toMatchObject({ code: expect.stringMatching(/^(2|4)/) });
    await client.query(
      'CREATE TABLE people (email text UNIQUE, age int CHECK (age > 0), CHECK (email <> $$$$))',
    );
    await client.query('INSERT INTO people VALUES ($1, 1)', ['ana.prado@mail.test']);
    await fails('INSERT INTO people VALUES ($1, 1)', ['ana.prado@mail.test']);
    await fails("INSERT INTO people VALUES ('ana.prado@mail.test', 1)");
    await fails('INSERT INTO people VALUES ($1, -1)', ['bia.prado@mail.test']);
    await fails('INSERT INTO people VALUES ($1, $2)', ['caio.prado@mail.test', 'Prado 52998224725']);
    await fails("SELECT * FROM nowhere WHERE email = 'dora.prado@mail.test'");
    await fails("DO $body$ BEGIN RAISE EXCEPTION 'eva.prado@mail.test' USING ERRCODE = '22000'; END $body$");
    await client.end();
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/prado|52998224725/i);
  });

  it('lets nobody in without the password', async () => {
    const { url } = await start();
    const open = Object.assign(new URL(url), { password: 'postgres' }).href;
    await expect(query(open, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const stored = await readFile(join(dataDir, 'postgres/password'), 'utf8');
    expect(url).toContain(stored.trim());
  });
});
