import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

const ending = extname(import.meta.url);
// Run from sources, a thread has to load TypeScript first.
const learn = ending === '.ts' ? `(await import('tsx/esm/api')).register();` : '';

export function startThread(path: string, base: string): Worker {
  const program = new URL(path + ending, base).href;
  const load = `await import(${JSON.stringify(program)});`;
  return new Worker(`void (async () => { ${learn} ${load} })();`, { eval: true });
}
