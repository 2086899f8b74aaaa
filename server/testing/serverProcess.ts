import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseAddress } from '../db/DatabaseAddress';
import { freePort } from '../infra/postgres/freePort';
import { until } from './until';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Letters of its last words that are kept. */
const SAID = 1000;

export interface ServerProcess {
  port: number;
  isAlive(): boolean;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

interface Options {
  /** Where another one was. */
  readonly port?: number;
  /** Of another version of the program; this one's where nothing is said. */
  readonly folder?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a server on `database` (its address alone where there is no pooler) that accepts the emulator's tokens; resolves when
 * it answers.
 */
export async function serverProcess(
  database: string | DatabaseAddress,
  { port: samePort, folder = root, settings = {} }: Options = {},
): Promise<ServerProcess> {
  const { url, directUrl } = typeof database === 'string' ? { url: database, directUrl: '' } : database;
  const port = samePort ?? (await freePort());
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    DATABASE_URL: url,
    // The same address is no pooler's.
    DATABASE_DIRECT_URL: directUrl === url ? '' : directUrl,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    // Test machines are busy: no load shedding.
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-SAID)));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const whyEnded = () => `the server ended with ${child.exitCode}: ${said}`;
  await answering(child, port, whyEnded).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    port,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

async function answering(child: ChildProcess, port: number, whyEnded: () => string): Promise<void> {
  await until(async () => {
    if (child.exitCode !== null) throw new Error(whyEnded());
    // Liveness only: on a busy machine a working server reports a slow database.
    const answer = await fetch(`http://127.0.0.1:${port}/api/live`).catch(() => undefined);
    return answer?.ok ? true : undefined;
  });
}
