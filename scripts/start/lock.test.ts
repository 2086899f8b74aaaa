import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock, type LockRecord } from './lock';
import { isAlive, markOf, type ProcessMark } from './processStamp';

const URL = 'http://localhost:3000';
let dataDir: string;

const file = (): string => join(dataDir, 'lastro.lock');
const record = (): LockRecord => JSON.parse(readFileSync(file(), 'utf8')) as LockRecord;
const leave = (left: Partial<LockRecord>): void =>
  writeFileSync(file(), JSON.stringify({ owner: dead, url: URL, children: [], ...left }));

const dead: ProcessMark = { pid: 2 ** 22 + 1, stamp: '1' };

describe('takeLock', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lastro-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('closes the data folder to everybody else', async () => {
    chmodSync(dataDir, 0o755);
    await takeLock(dataDir, URL);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const made = join(dataDir, 'made');
    await takeLock(made, URL);
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('keeps a second one out and says where the first one is', async () => {
    await takeLock(dataDir, URL);
    await expect(takeLock(dataDir, 'http://localhost:4000')).rejects.toThrow(
      `Lastro is already running at ${URL} (process ${process.pid}); stop it with Ctrl-C there.`,
    );
  });

  it('lets the next one in after it was released', async () => {
    (await takeLock(dataDir, URL)).release();
    expect(existsSync(file())).toBe(false);
    await takeLock(dataDir, URL);
    expect(record().owner).toEqual(markOf(process.pid));
  });

  it('takes over from an owner that is gone', async () => {
    leave({ owner: dead });
    await takeLock(dataDir, URL);
    expect(record().owner.pid).toBe(process.pid);
  });

  it('takes over when the number of the owner now belongs to another process', async () => {
    leave({ owner: { pid: process.pid, stamp: 'long ago' } });
    await takeLock(dataDir, URL);
    expect(record().owner).toEqual(markOf(process.pid));
  });

  it('takes over a lock that is no lock', async () => {
    writeFileSync(file(), '{');
    await takeLock(dataDir, URL);
    expect(record().owner.pid).toBe(process.pid);
  });

  it('ends the children that a killed owner left, and nobody else', async () => {
    const [orphan, stranger] = [spawn('sleep', ['60']), spawn('sleep', ['60'])];
    const ended = once(orphan, 'exit');
    const childOf = (pid: number | undefined): ProcessMark => markOf(pid ?? 0);
    leave({ children: [childOf(orphan.pid), { ...childOf(stranger.pid), stamp: 'long ago' }] });
    await takeLock(dataDir, URL);
    expect((await ended)[1]).toBe('SIGKILL');
    expect(isAlive(childOf(stranger.pid))).toBe(true);
    stranger.kill('SIGKILL');
  });

  it('gives a lock that many want at once to exactly one', async () => {
    leave({ owner: dead });
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(dataDir, URL)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('says that the data folder cannot be made', async () => {
    writeFileSync(join(dataDir, 'plain'), '');
    await expect(takeLock(join(dataDir, 'plain/data'), URL)).rejects.toThrow(
      /^The data folder .* cannot be made/,
    );
  });
});
