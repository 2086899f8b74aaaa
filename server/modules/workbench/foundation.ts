import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts of definition files by their path below product-schemas. */
export type Texts = ReadonlyMap<string, string>;

const folder = fileURLToPath(new URL('../../../product-schemas', import.meta.url));
let read: Promise<Texts> | undefined;

async function readTexts(): Promise<Texts> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  const texts = names.map(
    async (name) => [name.split(sep).join('/'), await readFile(join(folder, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

/** What drafts change: the files of this build, which nothing changes while it runs. */
export function foundation(): Promise<Texts> {
  return (read ??= readTexts());
}

/** Tells a text from another. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
