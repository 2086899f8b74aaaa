import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary files of a run in a folder that goes with it: Vitest ends its workers before they could tidy up. */
export default function runFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lastro-run-'));
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
