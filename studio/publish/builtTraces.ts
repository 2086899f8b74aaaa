import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault, ProductFiles } from '../../engine/definition';
import { engineHash } from './engineHash';
import { FolderCheck } from './FolderCheck';
import type { Trace } from './Trace';

/** Next to the built portal, for sources and builds alike. */
const FILE = fileURLToPath(new URL('../../dist/checked.json', import.meta.url));

/** Traces of the build's own definitions; empty without a build. */
export function builtTraces(file = FILE): Trace[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Trace[]) : [];
}

/** Atomic: two builds and a server may use the file at once. */
function keep(traces: readonly Trace[], file: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(traces));
  renameSync(draft, file);
}

/** Checks a build's definitions and stores sound results, so that its servers skip them. */
export function checkBuild(files: ProductFiles, file = FILE): Fault[] {
  const traces: Trace[] = [];
  const steps = new FolderCheck(engineHash(), (trace) => traces.push(trace)).run(files);
  let step = steps.next();
  while (!step.done) step = steps.next();
  keep(traces, file);
  // A failing case fails `npm run products` but does not keep the portal from starting.
  return step.value.filter(({ code }) => code !== 'case');
}
