import { describe, expect, it } from 'vitest';
import { choice, defineProduct, files, number, texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { codecs } from './codecs';
import { getPath, leafPaths, setPath } from './paths';
import { readRecord } from './readRecord';
import { writeRecord } from './writeRecord';

const TODAY = '2026-11-20';

const sketch: Sketch = {
  steps: {
    s: { fields: { name: {}, value: number, rate: number, holder: choice, secret: {}, docs: files } },
  },
  record: {
    fields: [
      { from: 's.value', to: 'Bid.Value', as: 'comma-decimal' },
      { from: 's.rate', to: 'Bid.Rate', as: 'number-text' },
      { from: 's.holder.label', to: 's.holderName' },
      { from: 's.holder.value', to: 's.holderDocument' },
      { from: 's.secret', to: null },
    ],
    adds: [
      { to: 'By', value: { context: ['user'] } },
      { to: 'Express', value: true, when: { var: 's.name' } },
      { to: 'Nothing', value: null },
    ],
  },
};

describe('the record', () => {
  const wizard = open(sketch, { context: { user: 'ana@x' } });
  wizard.edit('s.name', 'Acme').edit('s.value', 1234.5).edit('s.rate', 0.25).edit('s.secret', 'x');
  wizard.edit('s.holder', { value: '11', label: 'Eleven' });
  wizard.send({ type: 'fileAdded', field: 's.docs', file: { DocumentID: '1', DocumentName: 'a.pdf' } });
  const record = writeRecord(wizard.session);

  it('renames, nests, formats, leaves out and adds as record.json says', () => {
    expect(record).toEqual({
      s: {
        name: 'Acme',
        holderName: 'Eleven',
        holderDocument: '11',
        docs: [{ DocumentID: '1', DocumentName: 'a.pdf' }],
      },
      Bid: { Value: '1234,50', Rate: '0.25' },
      By: 'ana@x',
      Express: true,
    });
  });

  it('gives back the answers it was written from, and those the record again', () => {
    const answers = readRecord(wizard.session.definition.source, JSON.parse(JSON.stringify(record)), TODAY);
    expect({ ...answers, 's.secret': 'x' }).toEqual(wizard.answers);
    const again = open(sketch, { context: { user: 'ana@x' } });
    again.send({ type: 'prefilled', from: 'quote', answers });
    expect(writeRecord(again.session)).toEqual(record);
  });

  it('has nothing of empty and hidden fields, and no addition whose condition fails', () => {
    const states = [{ id: 'h', fields: ['s.value'], then: { visible: false } }];
    expect(writeRecord(open({ ...sketch, states }).edit('s.rate', 1).session)).toEqual({
      Bid: { Rate: '1' },
    });
  });

  it('reads nothing from what is no record', () => {
    const definition = defineProduct(sketch);
    for (const other of [null, undefined, 5, 'x', [], {}, { s: null }, { s: [] }, { Bid: 'x' }]) {
      expect(readRecord(definition, other, TODAY)).toEqual({});
    }
  });

  it('passes over null and over names of a prototype', () => {
    const definition = defineProduct({ steps: texts('name', 'constructor') });
    expect(readRecord(definition, { s: { name: null } }, TODAY)).toEqual({});
  });
});

describe('codecs', () => {
  it.each([
    ['comma-decimal', 0, '0,00'],
    ['comma-decimal', -1.5, '-1,50'],
    ['comma-decimal', 33.335, '33,335'],
    ['comma-decimal', 1e-7, '0,00000010000000000000'],
    ['comma-decimal', 9999999999999.99, '9999999999999,99'],
    ['number-text', 30, '30'],
    ['days-from-today', '2026-11-20', 0],
    ['days-from-today', '2026-12-20', 30],
    ['days-from-today', '2026-11-19', -1],
    ['same', { a: 1 }, { a: 1 }],
  ])('%s writes %j as %j and reads it back', (name, value, written) => {
    expect(codecs[name]!.write(value, TODAY)).toEqual(written);
    expect(codecs[name]!.read(written, TODAY)).toEqual(value);
  });

  it.each([
    ['comma-decimal', '1.5'],
    ['comma-decimal', '1.234,56'],
    ['comma-decimal', ''],
    ['comma-decimal', 1.5],
    ['number-text', 'abc'],
    ['number-text', ' '],
    ['number-text', 'Infinity'],
    ['number-text', 5],
    ['days-from-today', 1.5],
    ['days-from-today', '10'],
    ['days-from-today', 4_000_000],
  ])('%s cannot read %j', (name, written) => {
    expect(codecs[name]!.read(written, TODAY)).toBeUndefined();
  });
});

describe('paths', () => {
  it('read own properties only', () => {
    expect(getPath({ a: { b: 0 } }, 'a.b')).toBe(0);
    expect(getPath({ a: { b: 0 } }, 'a.c')).toBeUndefined();
    expect(getPath({ a: {} }, 'a.constructor')).toBeUndefined();
    expect(getPath('text', 'length')).toBeUndefined();
  });

  it('are written into objects made on the way', () => {
    const target = {};
    setPath(target, 'a.b', 1);
    setPath(target, 'a.c', 2);
    expect(target).toEqual({ a: { b: 1, c: 2 } });
  });

  it('name leaves: scalars, lists, empty objects', () => {
    expect(leafPaths({ a: { b: 1, c: [], d: {} }, e: null })).toEqual(['a.b', 'a.c', 'a.d', 'e']);
    expect(leafPaths({})).toEqual([]);
    expect(leafPaths(null)).toEqual([]);
  });
});

describe('a record with a casing of its own', () => {
  const pascal: Sketch = {
    ...sketch,
    record: {
      fields: [
        { from: '*', to: '*', casing: 'pascal' },
        { from: 's.rate', as: 'comma-decimal' },
        { from: 's.docs', to: 'Attachments.Documents' },
      ],
    },
  };
  const wizard = open(pascal).edit('s.name', 'Acme').edit('s.rate', 5);
  wizard.send({ type: 'fileAdded', field: 's.docs', file: { DocumentID: '1', DocumentName: 'a.pdf' } });

  it('needs no word about each field, and is read back', () => {
    const written = writeRecord(wizard.session);
    expect(written).toEqual({
      S: { Name: 'Acme', Rate: '5,00' },
      Attachments: { Documents: [{ DocumentID: '1', DocumentName: 'a.pdf' }] },
    });
    expect(readRecord(defineProduct(pascal), written, TODAY)).toEqual({
      's.name': 'Acme',
      's.rate': 5,
      's.docs': [{ DocumentID: '1', DocumentName: 'a.pdf' }],
    });
  });
});
