import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Survivor } from '../../studio/cases/mutation/findSurvivors';

/** Changes that no case can notice, as they make no difference to anybody, each with the reason. */
export interface NoDifference {
  readonly file: string;
  /** Of the place, or of one above it. */
  readonly pointer: string;
  /** How the change is told; any change of the place where it is left out. */
  readonly says?: string;
  readonly why: string;
}

const file = fileURLToPath(new URL('./noDifference.json', import.meta.url));

export function readNoDifference(): readonly NoDifference[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly NoDifference[];
}

/** Whether a survivor is known to make no difference. */
export function isKnown(survivor: Survivor, known: readonly NoDifference[]): boolean {
  return known.some(
    ({ file: at, pointer, says }) =>
      at === survivor.file &&
      `${survivor.pointer}/`.startsWith(`${pointer}/`) &&
      (says === undefined || says === survivor.says),
  );
}
