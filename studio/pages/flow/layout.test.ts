import { describe, expect, it } from 'vitest';
import type { Flow, FlowLink } from '../../flow/Flow';
import { CARD, fitted, layoutOf } from './layout';
import { neighbours, relatedTo, titlesOf } from './related';

const free = { is: 'free' } as const;
const question = (path: string) => ({ path, title: `A ${path}`, widget: 'text', reach: free });
const link = (id: string, from: string[], to: string[]): FlowLink => ({
  ...{ id, from, to, kind: 'states', effect: 'shown', words: id, place: 'p/rules.json#/states/0', marks: [] },
});
const flow: Flow = {
  id: 'p',
  title: 'P',
  steps: [
    { id: 's', title: 'Um', reach: free, questions: [question('s.a'), question('s.b')] },
    { id: 't', title: 'Dois', reach: free, questions: [question('t.c')] },
  ],
  price: [{ id: 'price end', title: 'Fim' }],
  tables: [],
  givingWay: [],
  links: [
    link('hides', ['s.a'], ['s.b', 't.c']),
    link('back', ['t.c'], ['s.a']),
    link('again', ['s.a'], ['s.b']),
    { ...link('price end', ['t.c'], ['price end']), kind: 'price', effect: 'price' },
  ],
};

describe('the layout of the picture', () => {
  const { columns, lines, width, height } = layoutOf(flow);
  const cards = columns.flatMap((column) => column.cards);

  it('has a column for each step in order, and the price last', () => {
    expect(columns.map(({ title }) => title)).toEqual(['1. Um', '2. Dois', 'Preço']);
    const places = columns.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('puts no card over another, and none outside', () => {
    for (const [index, one] of cards.entries()) {
      expect(one.x + CARD.width).toBeLessThanOrEqual(width);
      expect(one.y + CARD.height).toBeLessThanOrEqual(height);
      for (const other of cards.slice(index + 1))
        expect(one.x !== other.x || Math.abs(one.y - other.y) >= CARD.height).toBe(true);
    }
  });

  it('draws one line for links of one effect between the same two cards', () => {
    expect(lines.map(({ from, to }) => `${from} ${to}`)).toEqual([
      's.a s.b',
      's.a t.c',
      't.c s.a',
      't.c price end',
    ]);
    expect(lines.every(({ path }) => /^M[\d.]+,[\d.]+ C/.test(path))).toBe(true);
  });
});

describe('what a card has room for', () => {
  it.each([
    ['Valor', ['Valor']],
    ['Data de Assinatura do Contrato de Trabalho', ['Data de Assinatura do', 'Contrato de Trabalho']],
    ['x'.repeat(70), ['x'.repeat(28), `${'x'.repeat(27)}…`]],
  ])('%s', (title, lines) => expect(fitted(title)).toEqual(lines));
});

describe('what a question has to do with', () => {
  it('is what decides it and what reads it, with everything at the other end', () => {
    const related = relatedTo(flow, 's.a');
    expect(related.reads.map(({ id }) => id)).toEqual(['back']);
    expect(related.readBy.map(({ id }) => id)).toEqual(['hides', 'again']);
    expect([...neighbours('s.a', related)].toSorted()).toEqual(['s.a', 's.b', 't.c']);
    expect(titlesOf(flow).get('price end')).toBe('Fim');
  });
});
