import { expect, it } from 'vitest';
import { mismatchSentence } from './mismatchWords';
import { demo, events, reportOf, type Told } from './testing/demoReport';
import type { Expectation } from './types';

const said = (told: Told): readonly string[] =>
  reportOf(told).results[0]!.differences.map((found) => mismatchSentence(found, demo.definition));

it.each<[string, Expectation, string]>([
  [
    'an answer by its label and as it is printed',
    { answers: { 'terms.end': '2027-02-19' } },
    'Final: esperado 19/02/2027, veio 18/02/2027',
  ],
  [
    'an answer that is not there',
    { answers: { 'terms.end': null } },
    'Final: esperado vazio, veio 18/02/2027',
  ],
  [
    'a state',
    { states: { 'terms.days': { enabled: false } } },
    'Dias: pode ser respondida: esperado Não, veio Sim',
  ],
  ['a step', { steps: { terms: 'hidden' } }, 'Etapa Prazos: esperado Não aparece, veio Fechada'],
  ['the open step', { open: 'terms' }, 'Etapa aberta: esperado Prazos, veio Detalhes'],
  [
    'what should be wrong',
    { issues: { 'terms.amount': [{ code: 'required' }] } },
    'Valor: mensagem: esperado “required”, veio nada errado',
  ],
  [
    'what nobody looked at',
    { valid: ['terms.days'] },
    'Dias não foi conferido: falta sair do campo, ou Continuar',
  ],
  ['an effect', { effects: [{ type: 'submit' }] }, 'Efeitos: esperado envio, veio nenhum'],
  [
    'what the server finds',
    { review: [] },
    'O servidor acha: esperado nada disso, veio details.kind (required): Preenchimento obrigatório',
  ],
  ['the price', { rating: { commercialPremium: 30 } }, 'Prêmio comercial: esperado R$ 30,00, veio R$ 20,00'],
  ['a decision', { rating: { outcome: 'deny' } }, 'Decisão: esperado Recusada, veio Aprovada'],
])('says %s in an analyst’s words', (_what, expected, sentence) => {
  const blanks = said({ events, expect: expected }).map((line) => line.replaceAll('\u00a0', ' '));
  expect(blanks[0]).toBe(sentence);
});

it('says which event could not happen, and the rule that a case does not exercise', () => {
  const unasked = { events: [{ answer: 'details.document-company', data: {} }], expect: { open: 'details' } };
  expect(said(unasked)).toEqual([
    'Movimento 1: a consulta details.document-company não foi feita, e nada pode respondê-la',
  ]);
  expect(said({ rules: ['term'], events: [], expect: { open: 'details' } })).toEqual([
    'O caso não exerce a regra term, ou não olha o que ela faz',
  ]);
});
