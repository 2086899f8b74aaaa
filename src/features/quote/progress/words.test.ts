import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../../contract/timeline';
import { eventLine, eventTitle, turnWords } from './words';

const NOW = new Date('2026-11-20T15:00:00Z');
const Since = '2026-11-20T12:00:00Z';
const told = (Who: Turn['Who'], Until: string | null = null, executive?: string) =>
  turnWords({ Who, Since, Until, Deadline: null }, NOW, executive);

describe('whose turn it is', () => {
  it.each([
    ['2026-12-20T15:00:00Z', 'Até 20/12/2026: faltam 30 dias.'],
    ['2026-11-22T02:59:00Z', 'Até 21/11/2026: falta 1 dia.'],
    ['2026-11-21T02:59:00Z', 'Até 20/11/2026: termina hoje.'],
  ])('the customer’s until %s', (until, text) => {
    expect(told('customer', until)).toEqual({ title: 'É a sua vez', text, isLate: false });
  });

  it.each([
    [{ Day: 3 }, 'Prazo legal para a resposta: 15/12/2026 (dia 3 de 25).', false],
    [{ Day: 26, IsOver: true }, 'O prazo legal de 25 dias para a resposta terminou em 15/12/2026', true],
    [{ Day: 3, IsSuspended: true }, 'O prazo legal de 25 dias para a resposta está suspenso', false],
  ])('says how far the legal time has gone: %j', (changes, text, isLate) => {
    const Deadline = {
      Days: 25,
      Until: '2026-12-15T15:00:00Z',
      IsSuspended: false,
      IsOver: false,
      ...changes,
    };
    const words = turnWords({ Who: 'brokerage', Since, Until: null, Deadline }, NOW, undefined);
    expect(words.text).toContain(text);
    expect(words.isLate).toBe(isLate);
  });

  it('the insurer’s, which nobody waits long for', () => {
    expect(told('insurer')).toEqual({
      title: 'Com a seguradora',
      text: 'Desde 20/11/2026, 09:00.',
      isLate: false,
    });
  });

  it('a person’s, by name where one looks after the customer', () => {
    expect(told('brokerage', null, 'Ana Prado').title).toBe('Com Ana Prado');
    expect(told('brokerage')).toEqual({
      title: 'Com a nossa equipe',
      text: 'Desde 20/11/2026, 09:00.',
      isLate: false,
    });
  });

  it.each([
    ['2026-11-20T15:00:00Z', false, /costumam ser respondidas até 20\/11\/2026, 12:00/],
    ['2026-11-20T14:59:59Z', true, /demorando mais do que o costume/],
  ])('a person’s that was expected by %s', (until, isLate, text) => {
    expect(told('brokerage', until).isLate).toBe(isLate);
    expect(told('brokerage', until).text).toMatch(text);
  });
});

it('says what happened, when and by whom', () => {
  const By = { Name: 'Ana Prado', IsExecutive: true };
  const event = { At: Since, By: null, Status: 1 } as const;
  expect(eventTitle({ ...event, Kind: 'registered' })).toBe('Solicitação enviada');
  expect(eventTitle({ ...event, Kind: 'edited' })).toBe('Solicitação alterada');
  expect(eventTitle({ ...event, Kind: 'moved' })).toBe('Enviada para análise');
  expect(eventTitle({ ...event, Kind: 'moved', Status: 2 })).toBe('Oferta recebida');
  expect(eventLine({ ...event, Kind: 'moved', By })).toBe('20/11/2026, 09:00 · Ana Prado (executivo)');
  expect(eventLine({ ...event, Kind: 'moved' })).toBe('20/11/2026, 09:00');
});
