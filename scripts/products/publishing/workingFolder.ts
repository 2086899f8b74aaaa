import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readFiles } from '../../../engine/publish';
import { OperatorError } from '../../../server/infra/OperatorError';
import type { FolderTexts } from '../../../server/modules/definitions/releases/folder';

/** In a folder: the number of the release that it was made from. */
const MARK = '.release';

/** The product files of a folder as they stand. Throws OperatorError that names each that is no text or no JSON. */
export function readFolder(folder: string): FolderTexts {
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
  const { texts, faults } = readFiles(folder);
  if (faults.length > 0) {
    const lines = faults.map(({ file, pointer, message }) => `  ${file}#${pointer}: ${message}`);
    throw new OperatorError(['Nothing was proposed:', ...lines].join('\n'));
  }
  if (texts.size === 0) throw new OperatorError(`There are no product files in ${folder}.`);
  return texts;
}

export function markOf(folder: string): number | undefined {
  const file = join(folder, MARK);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

export function mark(folder: string, id: number): Promise<void> {
  return writeFile(join(folder, MARK), `${id}\n`);
}

/** Writes a release into a folder that is new or empty: all of it or nothing. Throws OperatorError where it holds something. */
export async function writeFolder(folder: string, texts: FolderTexts, id: number): Promise<void> {
  const target = resolve(folder);
  await demandEmpty(target, folder);
  await mkdir(dirname(target), { recursive: true });
  const beside = await mkdtemp(`${target}.part-`);
  try {
    for (const [path, text] of texts) {
      await mkdir(dirname(join(beside, path)), { recursive: true });
      await writeFile(join(beside, path), text);
    }
    await mark(beside, id);
    // Fails if somebody filled the folder meanwhile.
    if (existsSync(target)) await rmdir(target);
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
}

async function demandEmpty(target: string, name: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new OperatorError(`${name} is no folder.`);
  });
  if (entries.length > 0) throw new OperatorError(`${name} is not empty: pull into a new folder.`);
}
