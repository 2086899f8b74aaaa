import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Fault } from '../../../engine/definition/files';
import { FolderCheck, type Checking } from '../../../engine/publish/FolderCheck';
import { filesOf, type FolderTexts } from '../definitions/releases/folder';

/** What the thread is told: a folder to check under a number, or that nobody waits for that number any more. */
export type Asked = { readonly id: number; readonly texts: FolderTexts } | { readonly id: number };

/** What it tells of a number: what is being checked, and in the end what was found. */
export type Told =
  | { readonly id: number; readonly checking: Checking }
  | { readonly id: number; readonly faults: readonly Fault[] }
  | { readonly id: number; readonly failed: unknown };

const check = new FolderCheck();
const wanted = new Set<number>();
const tell = (told: Told) => parentPort?.postMessage(told);

parentPort?.on('message', (asked: Asked) => {
  wanted.delete(asked.id);
  if (!('texts' in asked)) return;
  wanted.add(asked.id);
  checkTexts(asked.id, asked.texts).catch((failed: unknown) => tell({ id: asked.id, failed }));
});

async function checkTexts(id: number, texts: FolderTexts): Promise<void> {
  const steps = check.run(filesOf(texts));
  for (let step = steps.next(); wanted.has(id); step = steps.next()) {
    if (step.done) {
      wanted.delete(id);
      return tell({ id, faults: step.value });
    }
    tell({ id, checking: step.value });
    // Between two products it hears that nobody waits any more.
    await setImmediate();
  }
}
