import { describe, expect, it } from 'vitest';
import { filesOf, texts } from '../../tests/engine/definitions';
import type { Json } from '../expression';
import { composeProduct, productIds } from './compose';

const party: Json = {
  derived: [{ id: '@document-upper', field: '@name', value: { upper: [{ var: '@document' }] } }],
};
const own: Json = {
  include: [{ rules: '_shared/rules/party', with: { document: 's.a', name: 's.b' } }],
  derived: [{ id: 'own', field: 's.c', value: { var: 's.b' } }],
};
const files = new Map<string, Json>([
  ...filesOf({ steps: texts('a', 'b', 'c') }),
  ['p/rules.json', own],
  ['_shared/rules/party.json', party],
]);
const withFile = (name: string, content: Json) => new Map([...files, [name, content] as const]);

describe('a composed product', () => {
  const composed = composeProduct(files, 'p');

  it('holds the rules of fragments, parameters put in, before its own', () => {
    expect(composed.faults).toEqual([]);
    expect(composed.definition.rules.derived.map((rule) => rule.id)).toEqual(['s.a-upper', 'own']);
    expect(composed.definition.rules.derived[0]!.field).toBe('s.b');
  });

  it('knows where each rule was written', () => {
    expect(composed.sources.find('/rules/derived/0/value')).toMatchObject({
      file: '_shared/rules/party.json',
      pointer: '/derived/0/value',
    });
    expect(composed.sources.find('/rules/derived/1')).toMatchObject({
      file: 'p/rules.json',
      pointer: '/derived/0',
    });
    expect(composed.sources.find('/steps/0/properties/a/title')).toMatchObject({
      file: 'p/steps/s.json',
      pointer: '/properties/a/title',
    });
  });

  it('has a sentence for every keyword, the field its own before the shared one', () => {
    const steps = {
      s: {
        fields: { a: { maxLength: 3 }, b: { maxLength: 4, errorMessage: { maxLength: 'Curto, {title}!' } } },
      },
    };
    const { properties } = composeProduct(filesOf({ steps }), 'p').definition.steps[0]!;
    expect(properties.a!.errorMessage).toEqual({
      type: 'Valor inválido',
      maxLength: 'Digite no máximo 3 caracteres',
    });
    expect(properties.b!.errorMessage).toMatchObject({ maxLength: 'Curto, {title}!' });
  });

  it('summarises its steps where product.json does not say how', () => {
    expect(composed.definition.summary).toEqual([{ title: 's', steps: ['s'] }]);
  });
});

describe('what is missing', () => {
  it('is named with file, pointer and what was probably meant', () => {
    const broken = withFile('p/rules.json', { include: [{ rules: '_shared/rules/prty', with: {} }] });
    expect(composeProduct(broken, 'p').faults).toMatchObject([
      {
        file: 'p/rules.json',
        pointer: '/include/0/rules',
        code: 'missing-file',
        suggestion: '_shared/rules/party.json',
      },
    ]);
  });

  it('is a parameter that the fragment needs', () => {
    const broken = withFile('p/rules.json', {
      include: [{ rules: '_shared/rules/party', with: { name: 's.b' } }],
    });
    const [fault] = composeProduct(broken, 'p').faults;
    expect(fault).toMatchObject({ file: 'p/rules.json', code: 'missing-parameter' });
    expect(fault!.message).toContain('"document"');
  });

  it('is a step', () => {
    const broken = withFile('p/product.json', {
      id: 'p',
      code: 'P',
      version: 1,
      title: 'P',
      steps: ['s', 't'],
    });
    expect(composeProduct(broken, 'p').faults).toMatchObject([
      { file: 'p/product.json', pointer: '/steps/1' },
    ]);
  });

  it('is not meant to be a file of another folder', () => {
    const broken = withFile('p/product.json', {
      id: 'p',
      code: 'P',
      version: 1,
      title: 'P',
      steps: ['product'],
    });
    const others = new Map([...broken].filter(([name]) => !name.startsWith('p/steps/')));
    expect(composeProduct(others, 'p').faults).toMatchObject([
      { pointer: '/steps/0', code: 'missing-file', suggestion: undefined },
    ]);
  });

  it('is a whole product', () => {
    expect(composeProduct(new Map(), 'p').faults[0]).toMatchObject({
      file: 'p/product.json',
      code: 'missing-file',
    });
  });
});

it('finds products by their folders, shared ones aside', () => {
  expect(productIds(new Map([...files, ['_shared/product.json', {}], ['p/steps/product.json', {}]]))).toEqual(
    ['p'],
  );
});
