import { describe, expect, it } from 'vitest';
import { compileSketch, environment, number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { print } from '../print/print';
import { summariseStep } from '../print/summary';
import { review } from '../review/review';

const v = (name: string) => ({ var: `s.${name}` });
const when = { '==': [v('modality'), 'years'] };
const sketch: Sketch = {
  steps: {
    s: {
      fields: {
        modality: {},
        term: { type: 'integer', ui: { widget: 'integer', unit: 'dias' } },
        amount: {
          ...number,
          title: 'Valor Contrato',
          exclusiveMinimum: 0,
          errorMessage: { required: 'Informe {title}.' },
        },
      },
      required: ['amount'],
    },
  },
  messages: { exclusiveMinimum: 'O campo {title} deverá ser maior que {limit}.' },
  states: [
    { id: 'unit', fields: ['s.term'], when, then: { unit: 'anos' } },
    { id: 'title', fields: ['s.amount'], when, then: { title: 'Valor da Garantia' } },
  ],
};
const filled = (modality: string) => open(sketch).edit('s.modality', modality).edit('s.term', 3);

describe('a unit that rules give', () => {
  it('stands in the field’s state, its own where the condition does not hold', () => {
    expect(filled('days').state('s.term').unit).toBe('dias');
    expect(filled('years').state('s.term').unit).toBe('anos');
    expect(filled('years').edit('s.modality', 'days').state('s.term').unit).toBe('dias');
  });

  it('is printed with the answer', () => {
    const texts = (modality: string) => summariseStep(filled(modality).session, 's').map((line) => line.text);
    expect(texts('days')).toEqual(['days', '3 dias']);
    expect(texts('years')).toEqual(['years', '3 anos']);
    const [, term] = compileSketch(sketch).fields;
    expect(print(3, term!.schema, { options: [] })).toBe('3');
  });
});

describe('a title that rules give', () => {
  const messages = (modality: string, amount?: number) => {
    const wizard = filled(modality).edit('s.amount', amount).continue();
    return wizard.session.issues.at(2).map((issue) => issue.message);
  };

  it('stands in the sentences of the schema', () => {
    expect(messages('days', 0)).toEqual(['O campo Valor Contrato deverá ser maior que 0.']);
    expect(messages('years', 0)).toEqual(['O campo Valor da Garantia deverá ser maior que 0.']);
    expect(messages('years', 1)).toEqual([]);
  });

  it('stands in the sentence for a missing answer', () => {
    expect(messages('days')).toEqual(['Informe Valor Contrato.']);
    expect(messages('years')).toEqual(['Informe Valor da Garantia.']);
  });

  it('stands in what the server says', () => {
    const s = { modality: 'years', amount: 0 };
    const [issue] = review(compileSketch(sketch), { s }, environment).issues;
    expect(issue!.message).toBe('O campo Valor da Garantia deverá ser maior que 0.');
  });
});
