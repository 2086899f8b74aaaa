import { expect, it } from 'vitest';
import { date, number, type Sketch } from '../../tests/engine/definitions';
import { open, type Wizard } from '../../tests/engine/Wizard';
import { changesBetween } from './changesBetween';

const sketch: Sketch = {
  steps: {
    insured: { title: 'Dados do Segurado', fields: { name: { title: 'Nome' } } },
    object: {
      title: 'Objeto Segurado',
      fields: {
        start: { ...date, title: 'Início' },
        value: { ...number, title: 'Valor' },
        fine: { ...number, title: 'Multa' },
        secret: { ...number, ui: { widget: 'integer', summary: 'none' } },
      },
    },
  },
  states: [
    {
      id: 'fine',
      fields: ['object.fine'],
      when: { '>': [{ var: 'object.value' }, 10] },
      else: { visible: false },
    },
  ],
};

const filled = (): Wizard =>
  open(sketch).edit('insured.name', 'Ana').edit('object.start', '2026-11-20').edit('object.value', 20);

it('tells each field that reads differently, under its step', () => {
  const after = filled().edit('object.start', '2026-11-21').edit('insured.name', 'Eva');
  expect(changesBetween(filled().session, after.session)).toEqual([
    { step: 'Dados do Segurado', label: 'Nome', before: 'Ana', after: 'Eva' },
    { step: 'Objeto Segurado', label: 'Início', before: '20/11/2026', after: '21/11/2026' },
  ]);
});

it('has nothing to tell of an edit that was taken back, nor of what no summary shows', () => {
  const after = filled().edit('insured.name', 'Eva').edit('insured.name', 'Ana').edit('object.secret', 3);
  expect(changesBetween(filled().session, after.session)).toEqual([]);
});

it('what is not asked any more says nothing', () => {
  const before = filled().edit('object.fine', 7);
  const changes = changesBetween(before.session, before.edit('object.value', 10).session);
  expect(changes.map(({ label, after }) => [label, after])).toEqual([
    ['Valor', 'R$\u00a010,00'],
    ['Multa', ''],
  ]);
});
