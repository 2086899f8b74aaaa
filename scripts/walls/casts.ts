import type { Breach } from './importWalls';
import { isExempt } from './importWalls';

const CAST = /\bas unknown\s+as\b/;

export function castBreaches(file: string, source: string): Breach[] {
  return !isExempt(file) && CAST.test(source)
    ? [
        `${file}: takes a type for any other; JSON is typed by contentOf and shaped, anything else by checking it`,
      ]
    : [];
}
