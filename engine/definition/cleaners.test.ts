import { describe, expect, it } from 'vitest';
import { choice, compileSketch, environment, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { review } from '../review/review';

const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        line: {},
        lines: { ui: { widget: 'textarea' } },
        mail: { format: 'email', ui: { widget: 'suggest' } },
        city: { ui: { widget: 'select' } },
        fixed: { ui: { widget: 'select', options: [' a '] } },
        typed: { clean: 'asTyped' },
        shown: { readOnly: true },
        court: { ...choice, ui: { widget: 'choice', byHand: '0' } },
      },
      required: ['line'],
    },
  },
  initial: [{ id: 'i', field: 's.shown', value: 'x' }],
  lookups: ['s.city', 's.court'].map((field) => ({
    id: field,
    source: 'cities',
    on: 'start',
    request: {},
    options: { [field]: { answer: [] } },
  })),
};
const ODD = ' a\u0007\u200b\u202e😀\nb ';

describe('a text that names no cleaner', () => {
  it.each([
    ['line', 'a b'],
    ['lines', 'a\nb'],
    ['mail', 'a😀 b'],
    ['city', 'a😀 b'],
    ['fixed', ODD],
    ['typed', ODD],
  ])('%s is cleaned on leaving as its widget wants it', (name, cleaned) => {
    const wizard = open(sketch).edit(`s.${name}`, ODD);
    expect(wizard.value(`s.${name}`)).toBe(ODD);
    expect(wizard.leave(`s.${name}`).value(`s.${name}`)).toBe(cleaned);
  });

  it('is empty where nobody sees anything of it, in the wizard and at the server', () => {
    const wizard = open(sketch).edit('s.line', ' \u200b\u2060 ').continue();
    expect(wizard.codes('s.line')).toEqual(['required']);
    const { issues } = review(compileSketch(sketch), { s: { line: ' \u200b\u2060 ' } }, environment);
    expect(issues).toMatchObject([{ path: 's.line', code: 'required' }]);
  });

  it('is cleaned at the server as in the wizard', () => {
    const { issues, record } = review(compileSketch(sketch), { s: { line: ODD, lines: ODD } }, environment);
    expect(issues).toEqual([]);
    expect(record).toEqual({ s: { line: 'a b', lines: 'a\nb', shown: undefined } });
  });

  it('cleans the label of a choice that was typed, not one that was chosen', () => {
    const wizard = open(sketch).edit('s.court', { value: '0', label: ' Vara\u200b ' }).leave('s.court');
    expect(wizard.value('s.court')).toEqual({ value: '0', label: 'Vara' });
    wizard.edit('s.court', { value: '1', label: ' Vara ' }).leave('s.court');
    expect(wizard.value('s.court')).toEqual({ value: '1', label: ' Vara ' });
  });
});
