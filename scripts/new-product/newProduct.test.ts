import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Catalogue, ProductEntry } from '../../engine/definition/catalogue';
import { root } from '../lib/root.mjs';
import { inspect } from '../products/inspect';
import { codeFor } from '../../studio/create/codeFor';
import { layOut } from './layOut';
import { nextSteps } from './main';

const source = join(root, 'product-schemas');
const readme = readFileSync(join(source, 'README.md'), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastro-products-'));
  for (const part of ['_meta', '_shared', 'catalogue.json', 'constants.json', 'licitante']) {
    cpSync(join(source, part), join(folder, part), { recursive: true });
  }
  // One product beside the new one is enough; the catalogue's others are not looked at.
});
afterEach(() => rmSync(folder, { recursive: true }));

const catalogueText = () => readFileSync(join(folder, 'catalogue.json'), 'utf8');
const catalogue = () => JSON.parse(catalogueText()) as Catalogue;

/** What is wrong with the new product, and what its cases do not show. */
function wrongWith(id: string) {
  const { faults, products } = inspect(folder);
  const product = products.find((each) => each.id === id);
  const failed = product?.cases.results.filter(({ differences }) => differences.length > 0);
  return { faults, failed, uncovered: product?.cases.uncovered };
}
const nothing = { faults: [], failed: [], uncovered: [] };

describe('a new product', () => {
  it('passes npm run products at once, every rule shown by a case', () => {
    layOut(folder, { id: 'seguro-viagem', title: 'Seguro Viagem' });
    expect(wrongWith('seguro-viagem')).toEqual(nothing);
  });

  it('is known to the catalogue under a code of its own, and changes nothing else there', () => {
    const before = catalogueText();
    const entry = layOut(folder, { id: 'seguro-viagem', title: 'Seguro Viagem' });
    expect(entry).toMatchObject({
      wizard: 'seguro-viagem',
      code: 'SV',
      name: 'Seguro Viagem',
      operation: '/quote/product/seguro-viagem',
      block: 'seguroViagem',
    });
    expect(catalogue().wizards.at(-1)).toEqual(entry);
    const written = JSON.stringify(entry, null, 2).replaceAll(/^/gm, '    ');
    expect(catalogueText().replace(`,\n${written}`, '')).toBe(before);
  });

  it('works as the README walks through it', () => {
    const [section = ''] = readme.split(/^## /m).filter((part) => part.startsWith('Start a new product'));
    const [, id = '', title = ''] = /npm run new-product -- (\S+) "([^"]+)"/.exec(section) ?? [];
    const entry = layOut(folder, { id, title });
    const choice = JSON.parse(/```json\n([\s\S]*?)```/.exec(section)![1]!) as ProductEntry;
    expect(nextSteps(entry)).toContain(`"wizard": "${choice.wizard}"`);
    const { products, ...rest } = catalogue();
    const offered = { ...rest, products: [...products, choice] };
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(offered));
    expect(wrongWith(id)).toEqual(nothing);
  });
});

describe('what is refused leaves everything as it was', () => {
  it.each([
    ['an id that exists', { id: 'licitante', title: 'X' }, /There is already a product licitante/],
    ['an id of the catalogue alone', { id: 'performance', title: 'X' }, /There is already a product/],
    ['capitals', { id: 'Viagem', title: 'X' }, /"Viagem" is no id/],
    ['a folder of its own', { id: '../x', title: 'X' }, /"..\/x" is no id/],
    ['the shared folder', { id: '_shared', title: 'X' }, /"_shared" is no id/],
    ['two hyphens', { id: 'a--b', title: 'X' }, /is no id/],
    ['an empty title', { id: 'viagem', title: ' ' }, /Say what the product is called/],
    ['a title that ends its text', { id: 'viagem', title: 'a"b' }, /Say what the product is called/],
  ])('%s', (_what, wish, message) => {
    const before = catalogueText();
    expect(() => layOut(folder, wish)).toThrow(message);
    expect(catalogueText()).toBe(before);
    expect(existsSync(join(folder, 'viagem'))).toBe(false);
  });
});

describe('the code of a new product', () => {
  it.each([
    ['seguro-viagem', [], 'SV'],
    ['seguro-viagem', ['SV'], 'SE'],
    ['viagem', [], 'VI'],
    ['viagem', ['VI', 'VIA', 'VIAG'], 'VIB'],
    ['a-b-c-d-e', [], 'ABCD'],
  ])('%s beside %j: %s', (id, taken, code) => {
    expect(codeFor(id, taken)).toBe(code);
  });
});
