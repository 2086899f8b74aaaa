import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { builtTraces } from '../../../studio/publish/builtTraces';
import { engineHash } from '../../../studio/publish/engineHash';
import { FolderCheck, type Checking } from '../../../studio/publish/FolderCheck';
import type { Trace } from '../../../studio/publish/Trace';
import { filesOf, type FolderTexts } from '../definitions/releases/folder';
import { composedFolder, type CheckedFolder } from './checkedFolder';

/** A folder to check under a number, with the traces others found; a bare number cancels it. */
export type Asked = AskedFolder | { readonly id: number };

interface AskedFolder {
  readonly id: number;
  readonly texts: FolderTexts;
  readonly traces: readonly string[];
}

/** A trace of a sound product; else, by number, the progress and then the result. */
export type Told =
  | { readonly trace: string }
  | { readonly id: number; readonly checking: Checking }
  | { readonly id: number; readonly checked: CheckedFolder }
  | { readonly id: number; readonly failed: unknown };

const tell = (told: Told) => parentPort?.postMessage(told);
const check = new FolderCheck(engineHash(), (trace) => tell({ trace: JSON.stringify(trace) }));
builtTraces().forEach((trace) => check.learn(trace));
const wanted = new Set<number>();

parentPort?.on('message', (asked: Asked) => {
  wanted.delete(asked.id);
  if (!('texts' in asked)) return;
  wanted.add(asked.id);
  checkTexts(asked).catch((failed: unknown) => tell({ id: asked.id, failed }));
});

async function checkTexts({ id, texts, traces }: AskedFolder): Promise<void> {
  for (const trace of traces) check.learn(JSON.parse(trace) as Trace);
  const files = filesOf(texts);
  const steps = check.run(files);
  for (let step = steps.next(); wanted.has(id); step = steps.next()) {
    if (step.done) {
      wanted.delete(id);
      const faults = step.value;
      return tell({
        id,
        checked: faults.length > 0 ? { faults, contents: undefined } : composedFolder(files),
      });
    }
    tell({ id, checking: step.value });
    // Lets a cancellation arrive between two products.
    await setImmediate();
  }
}
