import { describe, expect, it } from 'vitest';
import { compileSketch } from '../../tests/engine/definitions';
import { Wizard } from '../../tests/engine/Wizard';
import { headingOf } from './headingOf';

const ui = (group: string, widget = 'text') => ({ ui: { widget, group } });

const definition = compileSketch({
  steps: {
    s: {
      fields: {
        name: {},
        cep: ui('Endereço'),
        key: { ui: { widget: 'hidden' } },
        city: {},
        court: ui('Tribunal'),
      },
    },
    t: { fields: { note: {} } },
  },
  states: [{ id: 'no-cep', fields: ['s.cep'], when: { var: 's.name' }, then: { visible: false } }],
});

function headings(wizard: Wizard): (string | undefined)[] {
  return definition.fields.map((field) => headingOf(wizard.session, field.index));
}

describe('the heading above a field', () => {
  it('stands above the first of its group, and holds within the step', () => {
    expect(headings(new Wizard(definition))).toEqual([
      undefined,
      'Endereço',
      undefined,
      undefined,
      'Tribunal',
      undefined,
    ]);
  });

  it('moves to the first that is on screen', () => {
    expect(headings(new Wizard(definition).edit('s.name', 'x'))).toEqual([
      undefined,
      undefined,
      undefined,
      'Endereço',
      'Tribunal',
      undefined,
    ]);
  });
});
