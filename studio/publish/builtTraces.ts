import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault, ProductFiles } from '../../engine/definition';
import { engineHash } from './engineHash';
import { FolderCheck } from './FolderCheck';
import type { Trace } from './Trace';

/** Beside the built portal, from the sources and in a build alike. */
const FILE = fileURLToPath(new URL('../../dist/checked.json', import.meta.url));

/** What the build found sound of its own definitions; nothing where none was made. */
export function builtTraces(file = FILE): Trace[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Trace[]) : [];
}

/** Whole at any time: two builds may run at once, and a server beside them. */
function keep(traces: readonly Trace[], file: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(traces));
  renameSync(draft, file);
}

/** Checks the definitions of a build, and keeps what is sound, so that none of its servers looks at it again. */
export function checkBuild(files: ProductFiles, file = FILE): Fault[] {
  const traces: Trace[] = [];
  const steps = new FolderCheck(engineHash(), (trace) => traces.push(trace)).run(files);
  let step = steps.next();
  while (!step.done) step = steps.next();
  keep(traces, file);
  // A case that does not hold fails `npm run products`, and keeps nobody from starting the portal.
  return step.value.filter(({ code }) => code !== 'case');
}
