import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from './DebianPostgres';

const STOP_MS = 15_000;

export interface Program {
  readonly pid: number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Debian's programs in a folder of their own: ended by pid in reverse order, also on Ctrl-C, and the folder with them. */
export class Programs {
  private readonly closers: (() => Promise<unknown>)[] = [];

  private constructor(
    readonly folder: string,
    private readonly owner: { uid: number; gid: number },
  ) {}

  static async open(): Promise<Programs> {
    const owner = await ownerOf('postgres');
    const folder = await mkdtemp(join(tmpdir(), 'lastro-drill-'));
    await chown(folder, owner.uid, owner.gid);
    const programs = new Programs(folder, owner);
    process.once('SIGINT', () => void programs.stop().finally(() => process.exit(130)));
    return programs;
  }

  async write(name: string, text: string): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, text);
    return path;
  }

  /** In a process group of its own: Ctrl-C reaches the drill alone, which ends them in order. */
  async start(name: string, command: string, args: readonly string[]): Promise<Program> {
    const log = await open(join(this.folder, `${name}.log`), 'a');
    const child = spawn(command, args, {
      cwd: this.folder,
      ...this.owner,
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    await new Promise((done, fail) => child.once('spawn', done).once('error', fail));
    await log.close();
    const end: Program['end'] = async (signal) => {
      if (hasEnded(child)) return;
      child.kill(signal);
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await gone;
      clearTimeout(hard);
    };
    this.later(() => end('SIGTERM'));
    return { pid: child.pid!, end };
  }

  later(close: () => Promise<unknown>): void {
    this.closers.push(close);
  }

  async stop(): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) await close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
