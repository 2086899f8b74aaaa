import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkProducts } from '../../studio/check/checkProducts';
import { change } from '../../studio/check/testing/change';
import type { Json } from '../../engine/expression';
import { readFiles } from '../../engine/publish/readFiles';
import { amountMistakes } from './mistakes/amounts';
import { dateMistakes } from './mistakes/dates';
import { fileMistakes } from './mistakes/files';
import type { Mistake } from './mistakes/mistake';
import { wordMistakes } from './mistakes/words';

const folder = fileURLToPath(new URL('../../product-schemas', import.meta.url));
const files = Object.fromEntries(readFiles(folder).files) as Record<string, Json>;
const all = [...dateMistakes, ...amountMistakes, ...wordMistakes, ...fileMistakes];

/** What decides whether one product is sound, without the cases, which are of no help to see a mistake. */
function partsOf(product: string | undefined): Record<string, Json> {
  const isPart = (file: string) =>
    !file.includes('/cases/') &&
    (product === undefined || !file.includes('/') || file.startsWith('_') || file.startsWith(`${product}/`));
  return Object.fromEntries(Object.entries(files).filter(([file]) => isPart(file)));
}

function verdict({ product, changes, file, pointer }: Mistake): string {
  const faults = checkProducts(change(partsOf(product), changes));
  const isThere = faults.some(
    (fault) => fault.file === file && (fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`)),
  );
  if (isThere) return 'caught';
  return faults.length === 0
    ? 'missed'
    : `elsewhere: ${faults.map((f) => `${f.file}#${f.pointer}`).join(' ')}`;
}

/** What is found, but at the place around the mistake. */
const NEARBY = ['the larger of an amount and a term', 'a form that there is not'];

describe('mistakes of analysts', () => {
  it('are found where they were made', () => {
    const missed = all.filter((mistake) => verdict(mistake) !== 'caught');
    console.log(`${all.length - missed.length} of ${all.length} mistakes caught with file and pointer`);
    const unknown = missed.filter(({ name }) => !NEARBY.includes(name));
    expect(unknown.map((mistake) => `${mistake.name}: ${verdict(mistake)}`)).toEqual([]);
  });
});
