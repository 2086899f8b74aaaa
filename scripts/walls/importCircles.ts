import { dirname, join, normalize } from 'node:path';
import type { Breach } from './importWalls';
import { specifiers } from './importWalls';

const ROOMS = /^(engine|contract|renderers|src|server)\//;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

export type Sources = ReadonlyMap<string, string>;

export function importCircles(sources: Sources): Breach[] {
  const files = [...sources.keys()].filter((file) => ROOMS.test(file));
  const imports = new Map(files.map((file) => [file, importsOf(file, sources)]));
  return circlesOf(imports).map(
    ([first, ...rest]) => `${first}: is in a circle of imports with ${rest.join(', ') || 'itself'}`,
  );
}

function importsOf(file: string, sources: Sources): string[] {
  const targets = specifiers(sources.get(file)!)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(file), specifier)))
    .map((path) => ENDINGS.map((ending) => path + ending).find((known) => sources.has(known)));
  return targets.filter((target) => target !== undefined);
}

/** Groups of files each of which reaches all others of its group (Tarjan's strongly connected components). */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (path.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.toSorted());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
