import { describe, expect, it } from 'vitest';
import { errorWords, expectedBack } from './errorWords';

describe('errorWords', () => {
  it('403 sends to the administrator of the brokerage', () => {
    expect(errorWords('403', false).text).toContain('administrador da corretora');
  });

  it('any other status asks to try later', () => {
    expect(errorWords('418', false).text).toBe('Algo deu errado, tente novamente mais tarde.');
  });

  it('a wrong clock goes before the status', () => {
    expect(errorWords('403', true).text).toContain('Acerte o relógio');
  });
});

describe('expectedBack', () => {
  it('tells the moment in the time of São Paulo', () => {
    expect(expectedBack('2026-11-20T15:30:00Z')).toBe('Previsão de retorno: 20/11/2026, 12:30.');
  });

  it.each([null, undefined, '', 'soon'])('says nothing for %j', (iso) => {
    expect(expectedBack(iso)).toBe('');
  });
});
