import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, copyFileSync, createWriteStream, openSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { OperatorError } from '../../server/infra/OperatorError';
import { programOf } from '../../server/infra/program';
import { reachableHost } from './address';

const MAX_LOG_BYTES = 10_000_000;
const LOG_LOOK_MS = 60_000;
const GRACE_MS = 15_000;
/** A start that migrates a large database, or on a crowded machine, takes minutes. */
const READY_MS = 300_000;
const RETRY_MS = 50;
const TAIL_LENGTH = 4000;

export interface ServerOptions {
  root: string;
  host: string;
  port: number;
  logFile: string;
  env: NodeJS.ProcessEnv;
}

export interface ServerProcess {
  pid: number;
  /** Settles when the process has ended, with the reason as the end of a sentence. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

/** Starts server/main.ts and waits until it accepts connections; throws OperatorError with its last words. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, words } = launch(options);
  const exited = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? (words() || `exit code ${code}`)));
  });
  child.on('message', ({ notice }: { notice?: string }) => notice && process.stdout.write(`  ! ${notice}\n`));
  const server = { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) };
  const end = await Promise.race([exited, listening(options, child)]);
  if (end === 'listening') return server;
  await server.stop();
  throw new OperatorError(`The server did not start: ${end}`);
}

function launch({ root, logFile, env }: ServerOptions): { child: ChildProcess; words(): string } {
  const log = openLog(logFile);
  const { file, loader } = programOf('../../server/main', import.meta.url);
  const args = [...loader, '--import', new URL('./leave-with-parent.mjs', import.meta.url).href, file];
  // In a group of its own, so that Ctrl-C reaches the starter alone, which stops everything in order.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  closeSync(log);
  return { child, words: keepLastWords(child, logFile) };
}

function keepLastWords(child: ChildProcess, logFile: string): () => string {
  const copy = createWriteStream(logFile, { flags: 'a' });
  let tail = '';
  child.stderr?.on('data', (text: Buffer) => {
    copy.write(text);
    tail = `${tail}${String(text)}`.slice(-TAIL_LENGTH);
  });
  child.stderr?.once('close', () => copy.end());
  return () => lastWords(tail);
}

/** The sentence that the server ended with, or the message of the error that Node printed with its stack. */
export function lastWords(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const message = lines.findIndex((line) => /^\w*Error\b.*:/.test(line));
  if (message < 0) return lines.at(-1) ?? '';
  // A message that ends with a colon goes on in the next line.
  const goesOn = lines[message]?.endsWith(':') ? 2 : 1;
  return lines.slice(message, message + goesOn).join(' ');
}

/** One old log is kept, so that the data folder does not grow for ever; also in a process that runs for months. */
function openLog(file: string): number {
  rotateLog(file);
  setInterval(() => rotateLog(file), LOG_LOOK_MS).unref();
  return openSync(file, 'a', 0o600);
}

/** Copied and emptied, not renamed: the server keeps appending to the same open file. */
export function rotateLog(file: string, maxBytes = MAX_LOG_BYTES): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxBytes) return;
  copyFileSync(file, `${file}.old`);
  truncateSync(file);
}

async function listening({ host, port }: ServerOptions, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + READY_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await accepts(reachableHost(host), port)) return 'listening';
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return `it does not answer after ${READY_MS / 1000} seconds.`;
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const answer = (open: boolean) => (): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(force);
}
