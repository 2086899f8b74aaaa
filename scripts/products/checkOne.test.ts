import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { checkOne } from './checkOne';
import { count } from './inspect';
import { editIn } from './testing/editIn';
import { demandCommand } from './usage';

const PARTS = [
  '_meta',
  '_shared',
  '_documents',
  'catalogue.json',
  'constants.json',
  'recusa',
  'texto-pronto',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'products-'));
  for (const part of PARTS)
    cpSync(join(root, 'product-schemas', part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => editIn(folder, file, from, to);

const check = (...words: string[]) => checkOne(folder, words);
const places = () => check('recusa').faults.map(({ file, pointer }) => `${file} ${pointer}`);

describe('npm run products -- check', () => {
  it('checks one product and runs its cases', () => {
    const found = check('recusa');
    expect(found.products.map(({ id }) => id)).toEqual(['recusa']);
    expect(count(found)).toEqual({ passed: 1 + found.products[0]!.cases.results.length, failed: 0 });
  });

  it.each([
    ['its meaning', 'texto-pronto/steps/text.json', '"required": ["kind"', '"required": ["knd"'],
    ['its structure', 'texto-pronto/steps/text.json', '"widget": "textarea"', '"widget": "txtarea"'],
    ['its text', 'texto-pronto/product.json', '"version"', '"version'],
  ])('leaves out what is wrong with another product: %s', (_what, file, from, to) => {
    edit(file, from, to);
    expect(count(check('recusa')).failed).toBe(0);
    expect(count(check('texto-pronto')).failed).toBeGreaterThan(0);
  });

  it('tells of what all products share', () => {
    edit('_shared/messages.json', '{limit}', '{limmit}');
    expect(places().filter((place) => place.startsWith('_shared/messages.json'))).toHaveLength(1);
  });

  it('tells of what is wrong among the products', () => {
    edit('catalogue.json', '"route": "garantia/performance"', '"route": "garantia/licitante"');
    expect(places()).toContain('catalogue.json /wizards/1/route');
  });

  it('tells of a case that does not hold', () => {
    edit('recusa/cases/refusal.cases.json', '"reason": "', '"reason": "Outra: ');
    const { faults, products } = check('recusa');
    expect(faults).toEqual([]);
    expect(count({ files: 0, faults, products }).failed).toBe(1);
  });

  it('checks a product whose own product.json cannot be read', () => {
    edit('recusa/product.json', '"version"', '"version');
    expect(check('recusa').faults.map(({ file, code }) => [file, code])).toEqual([
      ['recusa/product.json', 'syntax'],
    ]);
  });
});

describe('a name that is not there', () => {
  it.each([
    ['recuza', 'Did you mean recusa?'],
    ['Texto-Pronto', 'Did you mean texto-pronto?'],
    ['texto', 'Did you mean texto-pronto?'],
    ['nothing-alike', 'There are recusa, texto-pronto.'],
  ])('%s is refused with the nearest', (word, say) => {
    expect(() => check(word)).toThrow(`There is no product "${word}". ${say}`);
  });

  it('says the nearest first, with "or" before the last', () => {
    for (const name of ['recusa-a', 'recusa-abc'])
      cpSync(join(folder, 'recusa'), join(folder, name), { recursive: true });
    expect(() => check('recus')).toThrow('Did you mean recusa, recusa-a or recusa-abc?');
  });

  it.each([[[]], [['recusa', 'texto-pronto']]])('how it is used is said for %j', (words) => {
    expect(() => check(...words)).toThrow(/Name one product\.\nUsage: .*\n.*check PRODUCT/);
  });
});

describe('the command line', () => {
  it('refuses an option that check has not', () => {
    expect(() => check('recusa', '--every')).toThrow('--every does not go with check.');
    expect(check('recusa', '--json').faults).toEqual([]);
  });

  it('takes a name without a word before it for --mutate alone', () => {
    expect(() => demandCommand(['recusa'])).toThrow('"recusa" is no command of npm run products.');
    expect(() => demandCommand(['--mutate', 'recusa'])).not.toThrow();
  });

  const products = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run.mjs', 'products', ...words], { cwd: root });

  it('prints the product alone, and ends with 0', async () => {
    const { stdout } = await products('check', 'recusa');
    expect(stdout).toMatch(/^\n✓ recusa .*\n\n\d+ files, 0 faults, \d+ passed, 0 failed\n$/);
  });

  it.each([
    ['check recuza', 'There is no product "recuza". Did you mean recusa?'],
    ['chek recusa', '"chek" is no command of npm run products.'],
    ['--mutate recuza', 'There is no product "recuza". Did you mean recusa?'],
  ])('%s is refused and ends with 1', async (line, say) => {
    const refused = { code: 1, stderr: expect.stringContaining(say) as string };
    await expect(products(...line.split(' '))).rejects.toMatchObject(refused);
  });
});
