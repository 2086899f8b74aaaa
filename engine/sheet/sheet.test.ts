import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number, type Sketch } from '../../tests/engine/definitions';
import type { FieldSchema } from '../model/FieldSchema';
import { start } from '../session/start';
import { fillRow, openSheet, type Filling, type RowTexts, type SheetAnswer } from './fillRow';
import { judgeRow } from './judgeRow';
import { readCell } from './readCell';
import { sheetColumns } from './columns';

const schemaOf = (widget: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  title: 'A',
  type: 'string',
  ui: { widget },
  ...more,
});
const look = { options: [] };
const serra = { value: '11222333000181', label: 'Serra Azul Ltda' };

describe('a cell is read as people and spreadsheets write', () => {
  it.each([
    ['date', '01/03/2026', '2026-03-01'],
    ['date', '1-3-26', '2026-03-01'],
    ['date', '2026-03-01', '2026-03-01'],
    ['date', '2026-03-01 00:00:00', '2026-03-01'],
    ['date', '46082', '2026-03-01'],
    ['money', '1.234,56', 1234.56],
    ['money', 'R$ 1234,5', 1234.5],
    ['money', '1234.56', 1234.56],
    ['percent', '5%', 5],
    ['percent', '5,25', 5.25],
    ['integer', '1.200', 1200],
    ['integer', '30,0', 30],
    ['tax-id', '11.222.333/0001-81', '11222333000181'],
    ['tax-id', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['tax-id', '191', '191'],
    ['tax-id', '1234567890', '01234567890'],
    ['cep', '1310100', '01310100'],
    ['cep', '01310-100', '01310100'],
    ['phone', '+55 (11) 98765-4321', '11987654321'],
    ['process-number', '00012342820265030001', '0001234-28.2026.5.03.0001'],
    ['checkbox', 'x', true],
    ['checkbox', 'Não', false],
    ['text', '  Obra nova ', 'Obra nova'],
  ])('%s %j', (widget, text, value) => {
    expect(readCell(text, schemaOf(widget), look)).toEqual({ value });
  });

  it.each([
    ['date', '31/02/2026', { unread: 'format' }],
    ['date', 'amanhã', { unread: 'format' }],
    ['date', '99999999', { unread: 'format' }],
    ['money', '12,345', { unread: 'decimals' }],
    ['money', 'mil', { unread: 'type' }],
    ['integer', '1,5', { unread: 'type' }],
    ['checkbox', 'talvez', { choice: 'none' }],
  ])('%s %j is no answer', (widget, text, reading) => {
    expect(readCell(text, schemaOf(widget), look)).toEqual(reading);
  });

  it('a choice is named by its label or its code, however they are spelled, and by no part of them', () => {
    const holder = schemaOf('choice', { type: 'object', ui: { widget: 'choice', valueAs: 'tax-id' } });
    const read = (text: string, options = [serra]) => readCell(text, holder, { options });
    for (const text of [
      'serra azul  LTDA',
      '11.222.333/0001-81',
      '11222333000181',
      '11.222.333/0001-81 - Serra Azul Ltda',
    ])
      expect(read(text)).toEqual({ value: serra });
    expect(read('Serra')).toEqual({ choice: 'none' });
    expect(read('Serra Azul Ltda', [serra, { ...serra, value: '45997418000153' }])).toEqual({
      choice: 'several',
    });
  });

  it('where a list could not be had, what stands in the cell is the answer', () => {
    const court = schemaOf('choice', { type: 'object', ui: { widget: 'choice', byHand: 0 } });
    expect(readCell('TJSP', court, { options: [], manual: true })).toEqual({
      value: { value: 0, label: 'TJSP' },
    });
    expect(readCell('Itu', schemaOf('select'), { options: [], manual: true })).toEqual({ value: 'Itu' });
    expect(readCell('Itu', schemaOf('select'), { options: [] })).toEqual({ choice: 'none' });
  });
});

const v = (name: string) => ({ var: `s.${name}` });
const serraOption = { value: '1', label: 'Serra Azul' };
const sketch: Sketch = {
  initial: [{ id: 'who', field: 's.who', value: '1' }],
  steps: {
    s: {
      required: ['document', 'name'],
      fields: {
        document: { title: 'CNPJ', maxLength: 14 },
        name: {},
        who: { ui: { widget: 'select', options: [serraOption, { value: '99', label: 'Vale Verde' }] } },
        asks: { type: 'boolean', ui: { widget: 'checkbox' } },
        why: {},
        days: number,
        double: number,
      },
    },
  },
  lookups: [
    {
      id: 'company',
      source: 'company',
      on: 'leave',
      fields: ['s.document'],
      request: { cnpj: v('document') },
      fills: { 's.name': { answer: ['nome'] } },
      locks: ['s.name'],
    },
  ],
  relations: [
    {
      id: 'twice',
      ties: ['s.days', 's.double'],
      solve: [
        { edited: ['s.days'], set: 's.double', to: { '*': [v('days'), 2] } },
        { edited: ['s.double'], set: 's.days', to: { '/': [v('double'), 2] }, yields: true },
      ],
    },
  ],
  states: [
    { id: 'who', fields: ['s.who'], when: true, then: { enabled: false } },
    { id: 'why', fields: ['s.why'], when: v('asks'), else: { visible: false } },
  ],
};

function drive<Result>(filling: Filling<Result>, answer: (key: string) => SheetAnswer): Result {
  let step = filling.next();
  while (!step.done) step = filling.next(answer(step.value.key));
  return step.value;
}

function judged(cells: RowTexts, answer: (key: string) => SheetAnswer = () => ({ failed: true })) {
  const { session, effects } = start(compileSketch(sketch), environment);
  const opened = drive(openSheet(session, effects), answer);
  return judgeRow(drive(fillRow(opened, cells), answer));
}

const codes = ({ issues }: ReturnType<typeof judged>) =>
  issues.map(({ path, code, level }) => `${path} ${code} ${level}`);

describe('a row', () => {
  it('is filled and becomes a record where nothing is wrong', () => {
    const row = judged({ 's.document': '1', 's.name': 'Ana' });
    expect(row.issues).toEqual([]);
    expect(row.record).toBeDefined();
  });

  it('is judged in the sentences of its definition', () => {
    const row = judged({ 's.name': 'Ana', 's.days': 'dez' });
    expect(row.record).toBeUndefined();
    expect(row.issues.map(({ path, message }) => [path, message])).toEqual([
      ['s.document', 'Preenchimento obrigatório'],
      ['s.days', 'Valor inválido'],
    ]);
  });

  it('says where a source holds another answer than the cell, and is sent with the source’s', () => {
    const row = judged({ 's.document': '1', 's.name': 'Ana' }, () => ({ data: { nome: 'Serra' } }));
    expect(codes(row)).toEqual(['s.name locked notice']);
    expect(row.issues[0]!.shown).toBe('Serra');
  });

  it.each([
    ['Cobre Forte', 's.who none error'],
    ['99', 's.who contradicts error'],
    ['serra azul', undefined],
    ['1', undefined],
  ])('that names another choice than the locked one is refused (%s)', (cell, code) => {
    const row = judged({ 's.document': '1', 's.name': 'Ana', 's.who': cell });
    expect(codes(row)).toEqual(code ? [code] : []);
    expect(row.record === undefined).toBe(code !== undefined);
  });

  it('is refused where its answers contradict each other, instead of one being changed in silence', () => {
    const row = judged({ 's.document': '1', 's.name': 'Ana', 's.days': '10', 's.double': '30' });
    expect(codes(row)).toEqual(['s.days contradicts error']);
    expect(row.record).toBeUndefined();
  });

  it('may hold what is not asked in it, which is not sent', () => {
    const row = judged({ 's.document': '1', 's.name': 'Ana', 's.asks': 'não', 's.why': 'Porque sim' });
    expect(codes(row)).toEqual(['s.why unasked notice']);
    expect(row.record).toBeDefined();
  });

  it('says the same however its cells are spelled, without what is not sent', () => {
    const said = (cells: RowTexts) => judged(cells).said;
    const row = said({ 's.document': '11222333000181', 's.name': 'Ana', 's.asks': 'não', 's.days': '1.200' });
    expect(row).toEqual({ 's.document': '11222333000181', 's.name': 'Ana', 's.asks': false, 's.days': 1200 });
    const other = { 's.document': '11222333000181', 's.name': ' Ana  ', 's.asks': 'N', 's.days': '1200,00' };
    expect(said({ ...other, 's.why': 'Não perguntado' })).toEqual(row);
    expect(said({ ...other, 's.days': 'mil' })).toEqual({ ...row, 's.days': 'mil' });
  });

  it('has columns for what a person can answer, in the order of the questions', () => {
    const { session } = start(compileSketch(sketch), environment);
    expect(sheetColumns(session).map(({ label, required }) => `${label} ${required}`)).toContain('CNPJ true');
  });
});
