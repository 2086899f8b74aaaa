import { describe, expect, it } from 'vitest';
import { compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';
import { manualFields, MANUAL_FIELDS, markManual } from './manualFields';

const sketch: Sketch = {
  steps: { s: { fields: { document: {}, name: {}, note: {} } } },
  lookups: [
    {
      id: 'company',
      source: 'company',
      on: 'leave',
      fields: ['s.document'],
      request: { cnpj: { var: 's.document' } },
      fills: { 's.name': { answer: ['nome'] } },
    },
  ],
};
const asked = () => open(sketch).edit('s.document', '1').leave('s.document');

describe('manualFields', () => {
  it('names what was typed after its look-up had failed', () => {
    const wizard = asked().fail('company').edit('s.name', 'Mão').edit('s.note', 'x');
    expect(manualFields(wizard.session)).toEqual(['s.name']);
  });

  it('names nothing that a look-up answered, that is empty, or that no look-up fills', () => {
    expect(manualFields(asked().answer('company', { nome: 'ACME' }).session)).toEqual([]);
    expect(manualFields(asked().fail('company').session)).toEqual([]);
    expect(manualFields(open(sketch).edit('s.note', 'x').session)).toEqual([]);
  });
});

describe('marks in a record', () => {
  const definition = compileSketch(sketch);
  const record = { s: { document: '1', name: 'Mão' } };
  const reviewed = (sent: object) => review(definition, sent, environment);

  it('are kept by the review', () => {
    const { issues, record: kept } = reviewed(markManual(record, ['s.name']));
    expect(issues).toEqual([]);
    expect(kept[MANUAL_FIELDS]).toEqual(['s.name']);
  });

  it('are left out where nothing was typed by hand', () => {
    expect(markManual(record, [])).toEqual(record);
  });

  it.each([['s.other'], 'x', 5])('of anything but its fields are unknown: %j', (marks) => {
    const { issues } = reviewed({ ...record, [MANUAL_FIELDS]: marks });
    expect(issues).toMatchObject([{ path: MANUAL_FIELDS, code: 'unknown' }]);
  });
});
