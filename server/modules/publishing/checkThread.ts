import type { Worker } from 'node:worker_threads';
import type { Checking } from '../../../studio/publish/FolderCheck';
import { startThread } from '../../infra/threads/startThread';
import type { FolderTexts } from '../definitions/releases/folder';
import type { CheckedFolder } from './checkedFolder';
import type { Asked, Told } from './checkWorker';
import type { KeptTraces } from './keptTraces';

/** Hears of a check, and may end it: the check then rejects with the reason of the signal. */
export interface CheckWatch {
  readonly signal?: AbortSignal;
  tell?(checking: Checking): void;
}

export type CheckFolder = (texts: FolderTexts, watch?: CheckWatch) => Promise<CheckedFolder>;

export interface CheckThread {
  readonly checkFolder: CheckFolder;
  /** Checks in advance what is in force, so that later only what changed is left to check. */
  prepareCheck(texts: FolderTexts): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly tell: CheckWatch['tell'];
  resolve(checked: CheckedFolder): void;
  reject(reason: unknown): void;
}

/**
 * Starts with the first check and stays. What was found sound is not checked again by any process that shares
 * `kept`.
 */
export function createCheckThread(kept: KeptTraces): CheckThread {
  const keeping = new Set<Promise<void>>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  let newest = 0;
  let ahead: { readonly texts: FolderTexts; readonly control: AbortController } | undefined;

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    waiting.delete(id);
    // Only a check that somebody waits for keeps the process alive.
    if (waiting.size === 0) worker?.unref();
    return one;
  };
  const keep = (trace: string) => {
    // Losing a trace does not change the result.
    const done = kept.keep(trace).catch(() => undefined);
    keeping.add(done);
    void done.then(() => keeping.delete(done));
  };
  const hear = (told: Told) => {
    if ('trace' in told) keep(told.trace);
    else if ('checking' in told) waiting.get(told.id)?.tell?.(told.checking);
    else if ('checked' in told) settle(told.id)?.resolve(told.checked);
    else settle(told.id)?.reject(told.failed);
  };
  const lose = (own: Worker, reason: unknown) => {
    if (worker === own) worker = undefined;
    for (const id of waiting.keys()) settle(id)?.reject(reason);
  };
  const begin = () => {
    const own = startThread('./checkWorker', import.meta.url);
    own.on('message', hear);
    own.once('error', (error) => lose(own, error));
    own.once('exit', (code) => lose(own, new Error(`the check ended with ${code}`)));
    newest = 0;
    return own;
  };
  const ask = (texts: FolderTexts, traces: readonly string[], { signal, tell }: CheckWatch) =>
    new Promise<CheckedFolder>((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++last;
      const thread = (worker ??= begin());
      thread.ref();
      waiting.set(id, { tell, resolve, reject });
      thread.postMessage({ id, texts, traces } satisfies Asked);
      signal?.addEventListener('abort', () => {
        thread.postMessage({ id } satisfies Asked);
        settle(id)?.reject(signal.reason);
      });
    });
  const run: CheckFolder = async (texts, watch = {}) => {
    worker ??= begin();
    const known = await kept.since(newest);
    newest = known.newest;
    const checked = await ask(texts, known.traces, watch);
    await Promise.all(keeping);
    return checked;
  };

  return {
    checkFolder: (texts, watch) => {
      // A caller's check goes before the advance check, whose rest is done later.
      ahead?.control.abort();
      ahead = undefined;
      return run(texts, watch);
    },
    prepareCheck: (texts) => {
      if (ahead?.texts === texts || waiting.size > 0) return;
      const control = new AbortController();
      ahead = { texts, control };
      run(texts, { signal: control.signal }).catch(() => undefined);
    },
    stop: async () => {
      await worker?.terminate();
      await Promise.all(keeping);
    },
  };
}
