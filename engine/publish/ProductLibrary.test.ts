import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseProduct } from '../../studio/check/testing/baseProduct';
import { casesBook } from '../../studio/publish/casesBook';
import type { CasesBook } from '../../studio/cases/CasesBook';
import type { Catalogue } from '../definition/catalogue';
import { ProductLibrary } from './ProductLibrary';

let folder: string;

function save(file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

function opened(): ProductLibrary {
  const library = new ProductLibrary({ folder, check: () => [], book: casesBook });
  library.refresh();
  return library;
}

const book = (library: ProductLibrary) =>
  JSON.parse(library.casesModule('demo').replace(/^export const book = |;$/g, '')) as CasesBook;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastro-library-'));
  for (const [file, content] of Object.entries(baseProduct)) save(file, content);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the library of the Vite plugin', () => {
  it('tells a change of cases from one of the definition', () => {
    const library = opened();
    save('demo/cases/more.cases.json', { cases: [] });
    expect(library.refresh()).toMatchObject({ changed: [], casesChanged: ['demo'], relisted: false });
    expect(Object.keys(book(library).files)).toContain('demo/cases/more.cases.json');
    expect(library.refresh()).toMatchObject({ changed: [], casesChanged: [] });
    const product = baseProduct['demo/product.json'] as object;
    save('demo/product.json', { ...product, title: 'Outro' });
    expect(library.refresh()).toMatchObject({ changed: ['demo'], casesChanged: [], relisted: false });
  });

  it('says where each rule stands', () => {
    const places = Object.values(book(opened()).places);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((place) => /^[\w/-]+\.json#\//.test(place))).toBe(true);
  });

  it('keeps what was good while something is wrong', () => {
    const library = opened();
    const before = library.listModule();
    writeFileSync(join(folder, 'demo/product.json'), '{');
    expect(library.refresh().faults).toHaveLength(1);
    expect(library.faults[0]!.file).toBe('demo/product.json');
    expect(library.listModule()).toBe(before);
  });

  it('lists forms apart from products', () => {
    const { wizards } = baseProduct['catalogue.json'] as unknown as Catalogue;
    save('catalogue.json', { groups: [], products: [], wizards, forms: ['pay'] });
    save('pay/product.json', { id: 'pay', version: 1, title: 'Pagar', steps: [] });
    save('pay/rules.json', {});
    const module = opened().listModule();
    expect(module).toContain('export const products = { "demo": () =>');
    expect(module).toContain('export const forms = { "pay": () =>');
  });

  it('gives what not every page needs as modules of their own', () => {
    const { wizards } = baseProduct['catalogue.json'] as unknown as Catalogue;
    const carrying = { id: 'a', name: 'Obra', path: '', wizard: 'demo', carries: { 'step.kind': 2 } };
    const products = [{ id: 'p', name: 'Garantia', path: 'p', group: '', modalities: [carrying] }];
    save('catalogue.json', { groups: ['Garantia'], products, wizards });
    const library = opened();
    expect(library.factsModule('virtual:lastro/catalogue')).toMatch(
      /^export const catalogue = {"wizards":\[/,
    );
    expect(library.factsModule('virtual:lastro/catalogue')).not.toContain('Garantia');
    expect(library.factsModule('virtual:lastro/choices')).toBe(
      'export const choices = [{"wizard":"demo","name":"Obra (Garantia)","carries":{"step.kind":2}}];',
    );
    expect(library.factsModule('virtual:lastro/constants')).toContain('export const constants = ');
    expect(library.listModule()).not.toContain('Garantia');
  });

  it('gives of a source what asking it takes', () => {
    const answer = { type: 'object', properties: { since: { type: 'string', format: 'date' } } };
    save('_shared/sources.json', { company: { title: 'A company', path: '/company/{id}', answer } });
    expect(opened().factsModule('virtual:lastro/sources')).toBe(
      'export const sources = {"company":{"path":"/company/{id}","answer":{"type":"object","properties":{"since":{"type":"string"}}}}};',
    );
  });

  it('gives cases and ratings to analysts only', () => {
    expect(opened().casesListModule(false)).toBe('export const cases = {  };');
    expect(opened().casesListModule(true)).toContain('virtual:lastro/cases/demo');
  });
});
