import { describe, expect, it } from 'vitest';
import type { Json } from '../expression';
import { compose, question, step } from '../../tests/engine/compose';

const address = step({ cep: question('CEP'), city: question('@city') }, ['cep', 'city']);

function fieldsOf(include: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}) {
  const entry = { include: '_shared/steps/address', with: { city: 'Cidade' }, ...include };
  const own = step({ name: question(), '+address': entry, note: question() }, ['name', 'cep']);
  const composed = compose({ 'p/steps/s.json': own, '_shared/steps/address.json': address, ...more });
  return { composed, names: Object.keys(composed.definition.steps[0]!.properties) };
}

describe('shared questions in a step', () => {
  it('stand in their place, with what is put into them', () => {
    const { composed, names } = fieldsOf({});
    expect(composed.faults).toEqual([]);
    expect(names).toEqual(['name', 'cep', 'city', 'note']);
    expect(composed.definition.steps[0]!.properties.city!.title).toBe('Cidade');
  });

  it('bring their required ones, each once', () => {
    expect(fieldsOf({}).composed.definition.steps[0]!.required).toEqual(['name', 'cep', 'city']);
  });

  it('are only those that the include takes, and need no parameter of the others', () => {
    const { composed, names } = fieldsOf({ only: ['cep'], with: {} });
    expect(composed.faults).toEqual([]);
    expect(names).toEqual(['name', 'cep', 'note']);
    expect(composed.definition.steps[0]!.required).toEqual(['name', 'cep']);
  });

  it('know the file and the place that they come from', () => {
    const { sources } = fieldsOf({}).composed;
    const includedAt = { file: 'p/steps/s.json', pointer: '/properties/+address' };
    expect(sources.find('/steps/0/properties/city/title')).toEqual({
      file: '_shared/steps/address.json',
      pointer: '/properties/city/title',
      includedAt,
    });
    expect(sources.find('/steps/0/required/2')).toMatchObject({
      file: '_shared/steps/address.json',
      pointer: '/required/1',
    });
    expect(sources.find('/steps/0/properties/note/title')).toEqual({
      file: 'p/steps/s.json',
      pointer: '/properties/note/title',
    });
  });

  it('may include others, which are handed on what they need', () => {
    const place = step({
      '+address': { include: '_shared/steps/address', with: { city: '@town' } },
      country: question(),
    });
    const { composed, names } = fieldsOf(
      { include: '_shared/steps/place', with: { town: 'Município' } },
      { '_shared/steps/place.json': place },
    );
    expect(composed.faults).toEqual([]);
    expect(names).toEqual(['name', 'cep', 'city', 'country', 'note']);
    expect(composed.definition.steps[0]!.properties.city!.title).toBe('Município');
    expect(composed.sources.find('/steps/0/properties/cep').includedAt).toEqual({
      file: '_shared/steps/place.json',
      pointer: '/properties/+address',
      includedAt: { file: 'p/steps/s.json', pointer: '/properties/+address' },
    });
  });

  it('may be picked out of others that they include', () => {
    const place = step({ '+address': { include: '_shared/steps/address', with: { city: 'C' } } });
    const { composed, names } = fieldsOf(
      { include: '_shared/steps/place', with: {}, only: ['city'] },
      { '_shared/steps/place.json': place },
    );
    expect(composed.faults).toEqual([]);
    expect(names).toEqual(['name', 'city', 'note']);
  });

  it('cannot be the same twice', () => {
    const { composed } = fieldsOf(
      { with: { city: 'C' } },
      {
        'p/steps/s.json': step({
          '+a': { include: '_shared/steps/address', only: ['cep'] },
          '+b': { include: '_shared/steps/address', only: ['cep'] },
        }),
      },
    );
    expect(composed.faults).toMatchObject([
      { file: 'p/steps/s.json', pointer: '/properties/+b', code: 'duplicate-field' },
    ]);
  });

  it('cannot include each other in a circle', () => {
    const other = step({ '+place': { include: '_shared/steps/place' } });
    const place = step({ '+other': { include: '_shared/steps/other' } });
    const { composed } = fieldsOf(
      { include: '_shared/steps/place', with: {} },
      { '_shared/steps/place.json': place, '_shared/steps/other.json': other },
    );
    expect(composed.faults).toMatchObject([
      { file: '_shared/steps/other.json', pointer: '/properties/+place/include', code: 'include-circle' },
    ]);
  });
});

describe('a shared step', () => {
  it('has parameters too', () => {
    const entry = { include: '_shared/steps/address', id: 'a', with: { city: 'Cidade' } };
    const composed = compose({
      'p/product.json': { id: 'p', code: 'P', version: 1, title: 'P', steps: [entry] },
      '_shared/steps/address.json': address,
    });
    expect(composed.faults).toEqual([]);
    expect(composed.definition.steps[0]!.id).toBe('a');
    expect(composed.definition.steps[0]!.properties.city!.title).toBe('Cidade');
  });
});

describe('rules', () => {
  it('of a fragment may include others', () => {
    const composed = compose({
      'p/rules.json': { include: [{ rules: '_shared/rules/outer', with: { it: 's.name' } }] },
      '_shared/rules/outer.json': { include: [{ rules: '_shared/rules/inner', with: { field: '@it' } }] },
      '_shared/rules/inner.json': { initial: [{ id: '@field-start', field: '@field', value: 'x' }] },
    });
    expect(composed.faults).toEqual([]);
    expect(composed.definition.rules.initial).toEqual([{ id: 's.name-start', field: 's.name', value: 'x' }]);
    expect(composed.sources.find('/rules/initial/0').includedAt?.includedAt).toEqual({
      file: 'p/rules.json',
      pointer: '/include/0',
    });
  });
});
