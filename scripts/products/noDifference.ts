import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Survivor } from '../../studio/cases/mutation/findSurvivors';

export interface NoDifference {
  readonly file: string;
  /** Pointer of the place, or of one above it. */
  readonly pointer: string;
  /** The description of the change; left out, any change of the place. */
  readonly says?: string;
  readonly why: string;
}

const file = fileURLToPath(new URL('./noDifference.json', import.meta.url));

export function readNoDifference(): readonly NoDifference[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly NoDifference[];
}

export function isKnown(survivor: Survivor, known: readonly NoDifference[]): boolean {
  return known.some(
    ({ file: at, pointer, says }) =>
      at === survivor.file &&
      `${survivor.pointer}/`.startsWith(`${pointer}/`) &&
      (says === undefined || says === survivor.says),
  );
}
