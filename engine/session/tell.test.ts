import { describe, expect, it } from 'vitest';
import { texts, type Sketch } from '../../tests/engine/definitions';
import { open } from '../../tests/engine/Wizard';

const v = (name: string) => ({ var: `s.${name}` });
const is = (status: string) => ({ '==': [{ answer: ['status'] }, status] });

const policy = {
  id: 'policy',
  source: 'policy',
  on: 'change',
  fields: ['s.number'],
  request: { number: v('number') },
  fills: { 's.name': { answer: ['name'] } },
  tells: [
    { id: 'cancelled', when: is('cancelled'), title: 'Cancelada', message: 'Fim', clear: ['s.number'] },
    {
      id: 'over',
      when: is('over'),
      message: 'Vencida em {day}',
      params: { day: { answer: ['day'] } },
      applies: true,
    },
    {
      id: 'missing',
      failed: ['NOT_FOUND'],
      message: 'Não encontrado',
      clear: ['s.number'],
      close: 'Cancelar',
      offer: { label: 'Seguir', set: { 's.typed': { cat: ['nº ', v('number')] }, 's.other': 'sim' } },
    },
    { id: 'silent', failed: true, when: { '!': [{ answer: ['message'] }] }, message: 'Fora do ar' },
  ],
} as const;
const sketch: Sketch = { steps: texts('number', 'name', 'typed', 'other'), lookups: [policy] };
const asked = () => open(sketch).edit('s.number', '12');
const missing = () =>
  asked().send({ type: 'failed', lookup: 'policy', key: '{"number":"12"}', code: 'NOT_FOUND' });
const take = { type: 'taken', lookup: 'policy', tell: 'missing' } as const;

describe('what a look-up tells', () => {
  it('is told of an answer that cannot be used, which fills nothing', () => {
    const told = asked().answer('policy', { status: 'cancelled', name: 'Acme' });
    const effect = { type: 'told', lookup: 'policy', tell: 'cancelled', title: 'Cancelada', message: 'Fim' };
    expect(told.effects).toContainEqual(effect);
    expect([told.value('s.name'), told.value('s.number')]).toEqual([undefined, undefined]);
  });

  it('is not told of an answer that can be', () => {
    const filled = asked().answer('policy', { status: 'fine', name: 'Acme' });
    expect(filled.happened).not.toContain('told policy');
    expect(filled.value('s.name')).toBe('Acme');
  });

  it('says what the answer says, and uses it where it applies', () => {
    const told = asked().answer('policy', { status: 'over', day: '20/11/2026', name: 'Acme' });
    expect(told.effects).toContainEqual(expect.objectContaining({ message: 'Vencida em 20/11/2026' }));
    expect(told.value('s.name')).toBe('Acme');
  });

  it('is told of a failure by its code, or of any', () => {
    expect(missing().effects).toContainEqual({
      type: 'told',
      lookup: 'policy',
      tell: 'missing',
      message: 'Não encontrado',
      close: 'Cancelar',
      offer: 'Seguir',
    });
    expect(asked().fail('policy').effects).toContainEqual(expect.objectContaining({ tell: 'silent' }));
    expect(asked().fail('policy', 'Motivo').happened).toEqual([]);
  });

  it('asks again what was refused', () => {
    const again = asked().answer('policy', { status: 'cancelled' }).edit('s.number', '12');
    expect(again.happened).toContain('lookup policy');
  });
});

describe('the way on that is offered', () => {
  it('answers what it was offered with', () => {
    const taken = missing().send(take);
    expect([taken.value('s.typed'), taken.value('s.other')]).toEqual(['nº 12', 'sim']);
    expect(taken.origin('s.other')).toMatchObject({ by: 'lookup', rule: 'policy' });
  });

  it('is none before, after it was taken, or once something else was asked', () => {
    expect(asked().send(take).value('s.other')).toBeUndefined();
    const taken = missing().send(take).edit('s.other', 'não').send(take);
    expect(taken.value('s.other')).toBe('não');
    expect(missing().edit('s.number', '13').send(take).value('s.other')).toBeUndefined();
    expect(
      missing()
        .send({ ...take, tell: 'cancelled' })
        .value('s.other'),
    ).toBeUndefined();
  });
});
