import { describe, expect, it } from 'vitest';
import { limitsOf } from './limitsOf';

const text = { title: 'T', type: 'string', ui: { widget: 'text' } } as const;

describe('the limits of a field in words', () => {
  it('are none where the schema says none', () => {
    expect(limitsOf(text, false)).toEqual([]);
  });

  it('name each limit, what is required first', () => {
    expect(limitsOf({ ...text, maxLength: 1, exclusiveMinimum: 0 }, true)).toEqual([
      'obrigatório',
      'até 1 caractere',
      '> 0',
    ]);
    expect(limitsOf({ ...text, maxItems: 2, ui: { ...text.ui, options: ['a'] } }, false)).toEqual([
      'até 2 itens',
      '1 opção',
    ]);
  });
});
