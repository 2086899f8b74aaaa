import { chmodSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../../server/infra/OperatorError';
import { isAlive, markOf, type ProcessMark } from './processStamp';

const PRIVATE = 0o700;

export interface LockRecord {
  owner: ProcessMark;
  url: string;
  children: ProcessMark[];
}

export class AlreadyRunning extends Error {
  constructor(readonly record: LockRecord) {
    const { url, owner } = record;
    super(`Lastro is already running at ${url} (process ${owner.pid}); stop it with Ctrl-C there.`);
  }
}

export interface Lock {
  /** Adds a process that the next start ends, should we be killed. */
  addChild(pid: number): void;
  release(): void;
}

/**
 * Takes the data folder for this process; throws AlreadyRunning while another one has it.
 * The lock of a killed product is taken over, and what that left running is ended.
 */
export async function takeLock(dataDir: string, url: string): Promise<Lock> {
  const file = join(dataDir, 'lastro.lock');
  const record: LockRecord = { owner: markOf(process.pid), url, children: [] };
  makeFolder(dataDir);
  while (!create(file, record)) await clearStale(file);
  return {
    addChild(pid) {
      record.children.push(markOf(pid));
      replace(file, record);
    },
    release: () => rmSync(file, { force: true }),
  };
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE });
    // An existing folder may be readable by all: it holds accounts, passwords and the log.
    chmodSync(dataDir, PRIVATE);
  } catch (error) {
    throw new OperatorError(`The data folder ${dataDir} cannot be made: ${(error as Error).message}.`);
  }
}

/** A link to a complete file appears at once or not at all, so nobody reads half a lock. */
function create(file: string, record: LockRecord): boolean {
  const draft = write(file, record);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, record: LockRecord): void {
  renameSync(write(file, record), file);
}

function write(file: string, record: LockRecord): string {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(record));
  } catch (error) {
    throw new OperatorError(`The data folder cannot be written: ${(error as Error).message}.`);
  }
  return draft;
}

async function clearStale(file: string): Promise<void> {
  const record = read(file);
  if (record && isAlive(record.owner)) throw new AlreadyRunning(record);
  await Promise.all((record?.children ?? []).map(end));
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // Another start was quicker; look at what it left.
  }
  const moved = read(aside);
  // Another process may have taken over between our check and our move: then we moved a live lock.
  if (moved && isAlive(moved.owner)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/** Ends an orphan and waits until it is gone, since it may hold our port. */
async function end(child: ProcessMark): Promise<void> {
  while (isAlive(child)) {
    process.kill(child.pid, 'SIGKILL');
    await setTimeout(10);
  }
}

function read(file: string): LockRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockRecord;
  } catch {
    return null;
  }
}
