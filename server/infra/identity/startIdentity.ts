import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { OperatorError } from '../OperatorError';
import { programOf } from '../program';
import { DEMONSTRATION_PASSWORD } from './demonstrationAccounts';
import type { IdentityOrder, IdentityReport } from './identityProcess';
import type { SeedAccount } from './seedAccounts';

export interface IdentityOptions {
  stateFile: string;
  /** Preferred port of 127.0.0.1; any free one where it is taken or not given. */
  port?: number;
  seed: readonly SeedAccount[];
  password?: string;
}

export interface Identity {
  host: string;
  pid: number;
  /** Settles when the emulator is gone, no matter who ended it. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the emulator as a process of its own, which saves its accounts on every change and dies with its parent. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { file, loader } = programOf('./identityProcess', import.meta.url);
  // In a group of its own: Ctrl-C reaches the caller alone, who stops what it started in order.
  const child = fork(file, [], {
    execArgv: loader,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const report = firstReport(child);
  child.send(orderOf(options));
  const answer = await report;
  if ('error' in answer) throw new OperatorError(`Identity did not start: ${answer.error}`);
  return {
    host: `127.0.0.1:${answer.port}`,
    pid: child.pid ?? 0,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function orderOf({
  stateFile,
  port = 0,
  seed,
  password = DEMONSTRATION_PASSWORD,
}: IdentityOptions): IdentityOrder {
  return { stateFile: resolve(stateFile), port, seed: [...seed], password };
}

function firstReport(child: ChildProcess): Promise<IdentityReport> {
  return new Promise((done) => {
    child.once('message', (message: IdentityReport) => done(message));
    child.once('exit', (code) => done({ error: `its process ended with code ${code}.` }));
  });
}
