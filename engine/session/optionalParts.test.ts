import { describe, expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const save = {
  id: 'save',
  source: 'person-save',
  on: 'submit' as const,
  request: { document: v('document'), name: v('name'), complement: v('complement') },
  optional: ['complement'],
  failed: { blocks: true },
};
const sketch: Sketch = { steps: texts('document', 'name', 'complement'), lookups: [save] };
const person = () => open(sketch).edit('s.document', '1').edit('s.name', 'Ana');

describe('parts of a request that may be empty', () => {
  it('are left out of the question', () => {
    const [effect] = person().continue().effects;
    expect(effect).toMatchObject({ type: 'lookup', request: { document: '1', name: 'Ana' } });
    expect(Object.keys((effect as { request: object }).request)).toEqual(['document', 'name']);
  });

  it('are asked with where they are answered', () => {
    expect(person().edit('s.complement', 'Sala 2').continue().effects).toMatchObject([
      { type: 'lookup', request: { document: '1', name: 'Ana', complement: 'Sala 2' } },
    ]);
  });

  it('make another question when they come or go', () => {
    const change: Sketch = { ...sketch, lookups: [{ ...save, on: 'change', fields: ['s.document'] }] };
    const wizard = open(change).edit('s.name', 'Ana').edit('s.document', '1').answer('save', {});
    expect(wizard.edit('s.complement', 'Sala 2').happened).toEqual(['lookup save']);
    expect(wizard.edit('s.complement', '').happened).toEqual(['lookup save']);
  });

  it('do not make up for a part that is needed', () => {
    const nameless = open(sketch).edit('s.document', '1').edit('s.complement', 'Sala 2').continue();
    expect(nameless.happened).toEqual(['submit']);
  });

  it('are none unless the look-up says so', () => {
    const { optional: _, ...whole } = save;
    const strict: Sketch = { ...sketch, lookups: [whole] };
    const wizard = open(strict).edit('s.document', '1').edit('s.name', 'Ana');
    expect(wizard.continue().happened).toEqual(['submit']);
    expect(wizard.edit('s.complement', 'Sala 2').continue().happened).toEqual(['lookup save']);
  });
});
