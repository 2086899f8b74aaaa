import { describe, expect, it } from 'vitest';
import { products as definitions } from 'virtual:lastro/products';
import { offered, wizards } from '../../shared/products/catalogue';
import { choicesOf, kindsOf, matching, mostAskedFirst } from './choices';

const products = offered(false);
const all = choicesOf(products);
const found = (typed: string) => matching(all, typed).map(({ name }) => name);

describe('what is found', () => {
  it('by the words that people use', () => {
    expect(found('edital')[0]).toBe('Licitante');
    expect(found('aluguel')).toEqual(['Pessoa Física', 'Pessoa Jurídica']);
    expect(found('trabalhista')).toEqual(
      expect.arrayContaining(['Judicial Trabalhista', 'Judicial Depósito Recursal']),
    );
  });

  it('without accents, in any case and order, in the plural too, the name before other words', () => {
    expect(found('LICITACOES')).toEqual(['Licitante']);
    expect(found('recursal judicial')).toEqual(['Judicial Depósito Recursal']);
    expect(found('fornecimento')[0]).toBe('Fornecimento');
    expect(found('helicóptero')).toEqual([]);
  });

  it('is every modality that can be asked for', () => {
    const many = products.reduce((sum, { modalities }) => sum + Math.max(1, modalities.length), 0);
    expect(all).toHaveLength(many);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

it('one begins with a card a wizard, those asked for most before the others', () => {
  const kinds = kindsOf(all, products);
  expect(new Set(kinds.map(({ route }) => route)).size).toBe(kinds.length);
  expect(kinds[0]!.name).toBe('Licitante');
  const asked = new Map([
    ['RE', 1],
    ['FL', 3],
  ]);
  const names = mostAskedFirst(kinds, asked).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Fiança Locatícia', 'Risco de Engenharia']);
});

it('on a link there is what allows automatic requests', () => {
  const offer = offered(true);
  const names = kindsOf(choicesOf(offer), offer).map(({ name }) => name);
  expect(names).toContain('Licitante');
  expect(names).not.toContain('Fiança Locatícia');
});

it('no wizard of the catalogue is without a definition', () => {
  expect(wizards().filter(({ wizard }) => !definitions[wizard])).toEqual([]);
});
