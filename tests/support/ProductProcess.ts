import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockRecord } from '../../scripts/start/lock';
import { root } from '../../scripts/lib/root.mjs';

/** How a run ended, and what it printed. */
export interface ProductEnd {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What Node is given to run: `npm start` and `npm run dev`, which read the sources, or `npm run serve`, which reads a build. */
const PROGRAMS = {
  start: [join(root, 'scripts/run.mjs'), 'start'],
  dev: [join(root, 'scripts/run.mjs'), 'dev'],
  serve: [join(root, 'dist/app/scripts/serve/main.js')],
};

/** The product as a person runs it, without npm: one process that starts and stops all others. */
export class ProductProcess {
  /** The address, as soon as the product can be used; rejects when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<ProductEnd>;
  private readonly child: ChildProcess;
  private readonly dataDir: string;

  /** `env` needs a DATA_DIR of its own. */
  constructor(
    env: { DATA_DIR: string; [name: string]: string | undefined },
    program: keyof typeof PROGRAMS = 'start',
  ) {
    const stdio: ['ignore', 'pipe', 'pipe', 'ipc'] = ['ignore', 'pipe', 'pipe', 'ipc'];
    this.dataDir = env.DATA_DIR;
    this.child = spawn(process.execPath, PROGRAMS[program], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio,
    });
    this.ended = endOf(this.child);
    this.ready = Promise.race([addressOf(this.child), this.ended.then(failure)]);
    this.ready.catch(() => undefined);
  }

  /** As Ctrl-C. */
  async stop(): Promise<ProductEnd> {
    this.child.kill('SIGINT');
    return this.ended;
  }

  /** kill -9 of the starter; its children are on their own then. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** kill -9 of the API server, which the starter notices. */
  async killServer(): Promise<ProductEnd> {
    const server = this.lock().children.at(-1);
    if (server) process.kill(server.pid, 'SIGKILL');
    return this.ended;
  }

  /** What it wrote into its data folder while it runs. */
  lock(): LockRecord {
    return JSON.parse(readFileSync(join(this.dataDir, 'lastro.lock'), 'utf8')) as LockRecord;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.once('message', (message: { url: string }) => resolve(message.url)));
}

function endOf(child: ChildProcess): Promise<ProductEnd> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (said.stdout += String(text)));
  child.stderr?.on('data', (text) => (said.stderr += String(text)));
  // Not "close": after kill -9 the children keep our pipes open for a while.
  return new Promise((resolve) =>
    child.once('exit', (code) => setImmediate(() => resolve({ code, ...said }))),
  );
}

function failure({ code, stdout, stderr }: ProductEnd): never {
  throw new Error(`The product ended with code ${code} before it was ready.\n${stdout}${stderr}`);
}
