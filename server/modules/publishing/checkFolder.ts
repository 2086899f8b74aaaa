import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../../../engine/definition/files';
import type { FolderTexts } from '../definitions/releases/folder';

const ending = extname(import.meta.url);
const program = new URL(`./checkWorker${ending}`, import.meta.url).href;
const load = `await import(${JSON.stringify(program)});`;
// Beside its sources a thread has to learn TypeScript first.
const learn = ending === '.ts' ? `(await import('tsx/esm/api')).register();` : '';

/** All that is wrong with a folder, its cases included; on a thread of its own, since it takes seconds. */
export function checkFolder(texts: FolderTexts): Promise<readonly Fault[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(`void (async () => { ${learn} ${load} })();`, {
      eval: true,
      workerData: texts,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the check ended with ${code}`)));
  });
}
