import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { PICTURE, pictureBreaches } from './architecture';
import { castBreaches } from './casts';
import { fileNameBreaches } from './fileNames';
import { formattingBreaches } from './formatting';
import { importCircles } from './importCircles';
import { importBreaches, purityBreaches, schemaBreaches, type Breach } from './importWalls';
import { moduleBreaches } from './moduleWalls';
import { productNameBreaches, productWords } from './productNames';
import { styleBreaches } from './styleWalls';
import { ownerBreaches, tablesOf, writesOf } from './tableOwners';

export function main(): void {
  const catalogue = JSON.parse(read('product-schemas/catalogue.json')) as Parameters<typeof productWords>[0];
  const words = productWords(catalogue);
  const sources = readAll('*.ts', '*.tsx');
  const breaches = [...sources].flatMap(([file, source]) => [
    ...importBreaches(file, source),
    ...castBreaches(file, source),
    ...fileNameBreaches(file, source),
    ...formattingBreaches(file, source),
    ...moduleBreaches(file, source),
    ...purityBreaches(file, source),
    ...schemaBreaches(file, source),
    ...productNameBreaches(file, source, words),
  ]);
  const styles = styleBreaches(new Map([...sources, ...readAll('*.css')]));
  const picture = pictureBreaches(read(PICTURE), sources);
  breaches.push(...importCircles(sources), ...tableBreaches(sources), ...styles, ...picture);
  for (const breach of breaches) process.stdout.write(`${breach}\n`);
  process.exit(breaches.length > 0 ? 1 : 0);
}

function tableBreaches(sources: ReadonlyMap<string, string>): Breach[] {
  const files = [...sources];
  const schema = files.filter(([file]) => file.startsWith('server/db/schema/'));
  const tables = schema.flatMap(([, source]) => tablesOf(source));
  return ownerBreaches(files.flatMap(([file, source]) => writesOf(file, source, tables)));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Tracked and new files with their texts; a deleted one is still tracked until its deletion is committed. */
function readAll(...patterns: string[]): Map<string, string> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const present = files.filter((file) => file && existsSync(join(root, file)));
  return new Map(present.map((file) => [file, read(file)]));
}
