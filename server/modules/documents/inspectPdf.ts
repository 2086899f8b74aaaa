import { Worker } from 'node:worker_threads';
import { atOnce } from './atOnce';

export type Inspection = 'ok' | 'unreadable' | 'encrypted' | 'script';

/** Wall-clock time, as a thread's processor time is unknown; enough for a sound file on a busy machine. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;
const PROGRAM = new URL('./pdfWorker.mjs', import.meta.url);

// Two at once: the machine's other work goes on while somebody uploads a hundred files.
const inTurn = atOnce(2);

/** Opens a PDF in a thread of its own, so that neither its size nor its malice stops the server. */
export function inspectPdf(content: Uint8Array): Promise<Inspection> {
  return inTurn(() => inspectInThread(content));
}

function inspectInThread(content: Uint8Array): Promise<Inspection> {
  const worker = new Worker(PROGRAM, {
    workerData: content,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Inspection>((resolve) => {
    // Too slow, too much memory or a crash: in each case no reader will open it either.
    const timer = setTimeout(() => resolve('unreadable'), TIMEOUT_MS);
    worker.once('message', resolve);
    worker.once('error', () => resolve('unreadable'));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve('unreadable');
    });
  }).finally(() => void worker.terminate());
}
