import { describe, expect, it } from 'vitest';
import type { Json } from '../expression';
import { compose, question, step } from '../../tests/engine/compose';

const steps = step({ name: question(), cep: question(), document: question() });

function record(content: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}) {
  return compose({ 'p/steps/s.json': steps, 'p/record.json': content, ...more });
}

/** Where each answer goes, by its path. */
function places(fields: Json): Record<string, string | null> {
  const { definition } = record({ fields });
  return Object.fromEntries(definition.record.fields.map(({ from, to }) => [from, to]));
}

describe('a branch of the record', () => {
  it.each([
    ['same', { 's.name': 'X.name', 's.cep': 'X.cep', 's.document': 'X.document' }],
    ['pascal', { 's.name': 'X.Name', 's.cep': 'X.Cep', 's.document': 'X.Document' }],
    ['camel', { 's.name': 'X.name', 's.cep': 'X.cep', 's.document': 'X.document' }],
  ])('writes its names as %s', (casing, expected) => {
    expect(places([{ from: 's.*', to: 'X.*', casing }])).toEqual(expected);
  });

  it('may be all of the record, path and name cased', () => {
    expect(places([{ from: '*', to: '*', casing: 'pascal' }])).toEqual({
      's.name': 'S.Name',
      's.cep': 'S.Cep',
      's.document': 'S.Document',
    });
  });

  it('may be put below something', () => {
    expect(places([{ from: '*', to: 'policy.*' }])['s.name']).toBe('policy.s.name');
  });

  it('gives way to entries of one field, and an outer branch to an inner one', () => {
    const fields: Json = [
      { from: 's.cep', to: 'X.CEP' },
      { from: 's.*', to: 'X.*', casing: 'pascal' },
      { from: '*', to: 'all.*' },
    ];
    expect(places(fields)).toEqual({ 's.cep': 'X.CEP', 's.name': 'X.Name', 's.document': 'X.Document' });
  });

  it('says where an entry goes that only says in which form', () => {
    const fields: Json = [
      { from: 's.*', to: 'X.*', casing: 'pascal' },
      { from: 's.cep', as: 'number-text' },
    ];
    const { definition } = record({ fields });
    expect(definition.record.fields[0]).toEqual({ from: 's.cep', to: 'X.Cep', as: 'number-text' });
  });

  it('may be left out as a whole', () => {
    expect(
      places([
        { from: 's.*', to: null },
        { from: 's.cep', to: 'cep' },
      ]),
    ).toEqual({
      's.cep': 'cep',
      's.name': null,
      's.document': null,
    });
  });

  it('leaves a field with an entry into its inside to that entry', () => {
    expect(
      places([
        { from: 's.name.label', to: 'name' },
        { from: 's.*', to: 'X.*' },
      ]),
    ).toEqual({
      's.name.label': 'name',
      's.cep': 'X.cep',
      's.document': 'X.document',
    });
  });

  it('is where a fault of its fields is mended', () => {
    const { sources } = record({ fields: [{ from: 's.*', to: 'X.*' }] });
    expect(sources.find('/record/fields/2/to')).toEqual({ file: 'p/record.json', pointer: '/fields/0/to' });
  });
});

describe('a fragment of records', () => {
  const who = {
    fields: [{ from: '@holder.label', to: 'holder' }],
    adds: [
      { to: '@email', value: { context: ['user.email'] } },
      { to: 'nominated', value: '@client' },
    ],
  };
  const given = { holder: 's.name', email: 'Requester.Email', client: { var: 's.name' } };

  it('comes before the product’s own, with what is put into it', () => {
    const { definition, faults, sources } = record(
      {
        include: [{ record: '_shared/record/who', with: given }],
        fields: [{ from: 's.cep', to: 'CEP' }],
        adds: [{ to: 'own', value: 1 }],
      },
      { '_shared/record/who.json': who },
    );
    expect(faults).toEqual([]);
    expect(definition.record).toEqual({
      fields: [
        { from: 's.name.label', to: 'holder' },
        { from: 's.cep', to: 'CEP' },
      ],
      adds: [
        { to: 'Requester.Email', value: { context: ['user.email'] } },
        { to: 'nominated', value: { var: 's.name' } },
        { to: 'own', value: 1 },
      ],
    });
    expect(sources.find('/record/adds/1/value')).toEqual({
      file: '_shared/record/who.json',
      pointer: '/adds/1/value',
      includedAt: { file: 'p/record.json', pointer: '/include/0' },
    });
  });

  it('cannot include itself', () => {
    const { faults } = record(
      { include: [{ record: '_shared/record/who' }] },
      { '_shared/record/who.json': { include: [{ record: '_shared/record/who' }] } },
    );
    expect(faults).toMatchObject([
      { file: '_shared/record/who.json', pointer: '/include/0/record', code: 'include-circle' },
    ]);
  });
});
