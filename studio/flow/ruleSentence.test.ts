import { describe, expect, it } from 'vitest';
import { number, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';
import { saidRules } from './saidRules';

const v = (name: string) => ({ var: `s.${name}` });
const titled = (title: string) => ({ ...number, title });
const a = { '>': [v('a'), 1] };

/** The sentence of one rule about A, B and C of a step. */
function said(rules: Partial<Sketch>): string {
  const fields = { a: titled('A'), b: titled('B'), c: titled('C') };
  const sketch: Sketch = { steps: { s: { fields } }, ...rules };
  const { definition } = open(sketch).session;
  return saidRules(definition, {})[0]!.words;
}

describe('a rule in one sentence', () => {
  it.each<readonly [string, Partial<Sketch>, string]>([
    [
      'what shows and hides',
      { states: [{ id: 'x', fields: ['s.b'], when: a, then: { visible: true }, else: { visible: false } }] },
      'Se “A” é maior que 1, então “B” aparece; senão, não aparece.',
    ],
    [
      'of several questions in the plural',
      { states: [{ id: 'x', fields: ['s.b', 's.c'], when: a, else: { enabled: false, required: false } }] },
      'Se “A” é maior que 1, então “B” e “C” ficam como estão; senão, ficam bloqueadas e são opcionais.',
    ],
    [
      'what bounds',
      { states: [{ id: 'x', fields: ['s.b'], when: a, min: 3, max: v('c') }] },
      'Se “A” é maior que 1, então o menor valor de “B” é 3; o maior valor de “B” é “C”.',
    ],
    [
      'what checks',
      { checks: [{ id: 'x', fields: ['s.b'], when: a, that: { '<': [v('b'), v('c')] }, message: 'Menor.' }] },
      'Se “A” é maior que 1, então precisa valer que “B” é menor que “C”; senão, “B” diz “Menor.”',
    ],
    [
      'what empties',
      { resets: [{ id: 'x', on: ['s.a'], when: { '!': [v('c')] }, clear: ['s.b'] }] },
      'Se muda “A” e “C” está vazia, então “B” fica vazia.',
    ],
    [
      'what gives way',
      {
        relations: [{ id: 'x', ties: ['s.a', 's.b'], solve: [{ edited: ['s.a'], set: 's.b', to: v('a') }] }],
      },
      '“A” e “B” andam juntas: se muda “A”, então “B” cede e passa a ser “A”.',
    ],
    [
      'what gives way to either of two',
      {
        relations: [
          {
            id: 'x',
            ties: ['s.a', 's.b', 's.c'],
            solve: [{ edited: ['s.a', 's.b'], set: 's.c', when: a, to: v('a') }],
          },
        ],
      },
      '“A”, “B” e “C” andam juntas: se muda “A” ou “B”, e “A” é maior que 1, então “C” cede e passa a ser “A”.',
    ],
    [
      'what is computed by cases',
      { derived: [{ id: 'x', field: 's.b', value: { if: [a, 1, 2] } }] },
      '“B” é calculada: se “A” é maior que 1, então 1; senão, 2.',
    ],
    [
      'what it begins with by cases',
      { initial: [{ id: 'x', field: 's.b', value: { if: [a, 1, 2] } }] },
      '“B” começa assim: se “A” é maior que 1, então 1; senão, 2.',
    ],
    [
      'what it begins with',
      { initial: [{ id: 'x', field: 's.b', value: 1, follows: ['s.a'] }] },
      '“B” começa com 1; se muda “A”, então recebe-o de novo.',
    ],
  ])('%s', (_, rules, words) => expect(said(rules)).toBe(words));
});
