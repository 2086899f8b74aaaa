import { describe, expect, it } from 'vitest';
import { choice, date, files, number, type Sketch } from '../../tests/engine/definitions';
import type { SectionLine } from '../model/Definition';
import { open } from '../../tests/engine/Wizard';
import type { FieldSchema } from '../model/FieldSchema';
import { print } from './print';
import { summarise, summariseStep } from './summary';

const schema = (more: Partial<FieldSchema>): FieldSchema => ({
  title: 't',
  type: 'string',
  ui: { widget: 'text' },
  ...more,
});

describe('an answer in print', () => {
  it.each<[string, unknown, Partial<FieldSchema>]>([
    ['', undefined, {}],
    ['', null, {}],
    ['texto', 'texto', {}],
    ['31/12/2026', '2026-12-31', { format: 'date' }],
    ['R$\u00a01.234,50', 1234.5, { type: 'number', ui: { widget: 'money' } }],
    ['R$\u00a00,00', 0, { type: 'number', ui: { widget: 'money' } }],
    ['3,33%', 3.33, { type: 'number', ui: { widget: 'percent' } }],
    ['3,3333%', 3.3333, { type: 'number', decimals: 4, ui: { widget: 'percent' } }],
    ['1 dia', 1, { type: 'integer', ui: { widget: 'integer', unit: 'dias' } }],
    ['30 dias', 30, { type: 'integer', ui: { widget: 'integer', unit: 'dias' } }],
    ['529.982.247-25', '52998224725', { format: 'tax-id' }],
    ['11.222.333/0001-81', '11222333000181', { format: 'tax-id' }],
    ['(11) 98765-4321', '11987654321', { format: 'phone' }],
    ['(11) 3456-7890', '1134567890', { format: 'phone' }],
    ['01310-100', '01310100', { format: 'cep' }],
    ['Acme', { value: '1', label: 'Acme' }, { type: 'object', ui: { widget: 'choice' } }],
    ['Sim', true, { type: 'boolean', ui: { widget: 'checkbox' } }],
    ['Não', false, { type: 'boolean', ui: { widget: 'checkbox' } }],
    [
      'a.pdf, b.pdf',
      [{ DocumentName: 'a.pdf' }, { DocumentName: 'b.pdf' }],
      { type: 'array', ui: { widget: 'files' } },
    ],
  ])('reads %j', (text, value, more) => {
    const whole = schema(more);
    expect(print(value, whole, { options: [], unit: whole.ui.unit })).toBe(text);
  });

  it('reads the label of an option, or the value where the list does not have it', () => {
    const select = schema({ ui: { widget: 'select' } });
    expect(print('1', select, { options: [{ value: '1', label: 'Um' }] })).toBe('Um');
    expect(print('2', select, { options: [{ value: '1', label: 'Um' }] })).toBe('2');
    const radio = schema({ type: 'boolean', ui: { widget: 'radio' } });
    expect(print(false, radio, { options: [{ value: false, label: 'Não' }] })).toBe('Não');
  });
});

describe('summaries', () => {
  const sketch: Sketch = {
    steps: {
      s: {
        title: 'Dados',
        fields: {
          name: { title: 'Nome', ui: { widget: 'text', summary: 'digest' } },
          holder: { ...choice, title: 'Tomador' },
          none: { ui: { widget: 'text', summary: 'none' } },
          end: { ...date, title: 'Fim' },
          double: { ...number, title: 'Dobro' },
        },
      },
      t: { title: 'Arquivos', fields: { docs: { ...files, title: 'Documentos' } } },
    },
    states: [
      { id: 'h', steps: ['t'], when: { var: 's.none' }, then: { visible: false } },
      { id: 'title', fields: ['s.end'], when: { var: 's.name' }, then: { title: 'Final' } },
    ],
    derived: [{ id: 'double', field: 's.double', value: 2 }],
  };
  const filled = () => open(sketch).edit('s.name', 'Acme').edit('s.end', '2026-12-31');

  it('print a digest of a done step: what marks it', () => {
    expect(summariseStep(filled().session, 's', true).map((line) => line.text)).toEqual(['Acme']);
  });

  it('print all that is answered, titled as on screen, with the rule that computed it', () => {
    expect(summariseStep(filled().session, 's')).toEqual([
      { field: 's.name', label: 'Nome', text: 'Acme' },
      { field: 's.end', label: 'Final', text: '31/12/2026' },
      { field: 's.double', label: 'Dobro', text: 'R$\u00a02,00', computedBy: 'double' },
    ]);
  });

  it('give the steps as sections, empty and hidden ones left out', () => {
    const wizard = filled();
    expect(summarise(wizard.session).map((section) => section.title)).toEqual(['Dados']);
    const file = { DocumentID: '1', DocumentName: 'a.pdf' };
    wizard.send({ type: 'fileAdded', field: 't.docs', file });
    expect(summarise(wizard.session)[1]).toEqual({
      title: 'Arquivos',
      lines: [{ field: 't.docs', label: 'Documentos', text: 'a.pdf', files: [file] }],
    });
    expect(summarise(wizard.edit('s.none', 'x').session)).toHaveLength(1);
  });

  it('give sections as product.json lays them out: fixed lines, single fields, whole steps', () => {
    const summary = [
      { title: 'Produto', lines: [{ label: 'Produto', text: 'Seguro' }] },
      { title: 'Um', fields: ['s.end', 's.name'] },
      { title: 'Nada', fields: ['t.docs'] },
    ];
    const sections = summarise(open({ ...sketch, summary }).edit('s.name', 'Acme').session);
    expect(sections).toEqual([
      { title: 'Produto', lines: [{ label: 'Produto', text: 'Seguro' }] },
      { title: 'Um', lines: [{ field: 's.name', label: 'Nome', text: 'Acme' }] },
    ]);
  });

  it('give lines of their own: a field as it is printed, an expression, nothing where that is empty', () => {
    const lines: readonly SectionLine[] = [
      { label: 'Nome', text: { var: 's.name' } },
      { label: 'Final', text: { var: ['s.end'] } },
      { label: 'Soma', text: { '+': [1, 2] } },
      { label: 'Oculto', text: { var: 's.none' } },
      { label: 'Nada', text: { if: [{ var: 's.none' }, 'x', null] } },
    ];
    const [section] = summarise(
      open({ ...sketch, summary: [{ title: 'P', lines }] })
        .edit('s.name', 'A')
        .edit('s.end', '2026-12-31').session,
    );
    expect(section?.lines).toEqual([
      { label: 'Nome', text: 'A' },
      { label: 'Final', text: '31/12/2026' },
      { label: 'Soma', text: '3' },
    ]);
  });

  it('say nothing of fields that are never shown', () => {
    const hidden = {
      steps: { s: { fields: { key: { ui: { widget: 'hidden' } } } } },
      initial: [{ id: 'key', field: 's.key', value: 'x' }],
    };
    expect(summarise(open(hidden).session)).toEqual([]);
  });
});
