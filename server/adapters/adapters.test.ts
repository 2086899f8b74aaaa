import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answers,
  answersHtml,
  drops,
  floods,
  hangs,
  lyingServer,
  redirects,
  stalls,
} from '../testing/lyingServer';
import type { LyingServer } from '../testing/lyingServer';
import { courtService } from './courts/courtService';
import { receitaWs } from './company/receitaWs';
import { ibge } from './geography/ibge';
import { viaCep } from './postal-code/viaCep';
import { circuitBreaker } from './remote/circuitBreaker';
import { remoteSource } from './remote/remoteSource';

let service: LyingServer;
const time = { now: 0 };

beforeEach(async () => {
  service = await lyingServer();
  time.now = 0;
  patience.ms = 20_000;
});
afterEach(() => service.close());

/** Short only where nothing comes in time: on a busy machine an answer may take longer than that. */
const patience = { ms: 20_000 };
const remote = (failures = 100) => {
  const breaker = circuitBreaker({ failures, openMs: 1000 }, () => time.now);
  return remoteSource({ name: 'test', baseUrl: service.url, timeoutMs: patience.ms, breaker });
};

const CNPJ = '11222333000181';
const company = {
  cnpj: '11.222.333/0001-81',
  nome: 'SERRA AZUL LTDA',
  uf: 'SP',
  status: 'OK',
  extra: { a: 1 },
};
const address = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
};
const states = Array.from({ length: 27 }, (_, at) => ({
  id: at,
  sigla: `A${String.fromCharCode(90 - at + (at > 25 ? 26 : 0))}`,
  nome: `Estado ${at}`,
}));

describe('every kind', () => {
  const kinds = [
    { kind: 'company', ask: () => receitaWs(remote()).find(CNPJ) },
    { kind: 'postal code', ask: () => viaCep(remote()).find('01001000') },
    { kind: 'states', ask: () => ibge(remote()).states() },
    { kind: 'cities', ask: () => ibge(remote()).cities('SP') },
    { kind: 'courts', ask: () => courtService(remote()).regions(0) },
    { kind: 'court sections', ask: () => courtService(remote()).sections(1) },
  ];
  const faults = [
    { fault: 'no answer at all', behaviour: hangs, reason: 'timeout' },
    { fault: 'an answer that never ends', behaviour: stalls, reason: 'timeout' },
    { fault: 'a dropped connection', behaviour: drops, reason: 'network' },
    { fault: 'a redirect', behaviour: redirects, reason: 'network' },
    { fault: 'an internal error', behaviour: answers({ message: 'oops' }, 500), reason: 'status' },
    { fault: 'too many requests', behaviour: answers({}, 429), reason: 'status' },
    { fault: 'a page instead of JSON', behaviour: answersHtml, reason: 'not-json' },
    { fault: 'a text instead of an object', behaviour: answers('ok'), reason: 'wrong-shape' },
    { fault: 'nothing in the answer', behaviour: answers(null), reason: 'wrong-shape' },
    { fault: 'an empty object', behaviour: answers({}), reason: 'wrong-shape' },
  ];
  const pairs = kinds.flatMap((kind) => faults.map((fault) => ({ ...kind, ...fault })));

  test.each(pairs)('$kind: $fault is a failure ($reason)', async ({ ask, behaviour, reason }) => {
    service.behave(behaviour);
    if (reason === 'timeout') patience.ms = 300;
    await expect(ask()).rejects.toMatchObject({ name: 'LookupFailure', kind: reason });
  });

  test('an endless answer is cut off', async () => {
    service.behave(floods);
    const breaker = circuitBreaker({ failures: 9, openMs: 1 }, Date.now);
    const patient = remoteSource({ name: 'test', baseUrl: service.url, timeoutMs: 20_000, breaker });
    await expect(viaCep(patient).find('01001000')).rejects.toMatchObject({ kind: 'too-large' });
  });
});

describe('company data in the form of ReceitaWS', () => {
  const find = () => receitaWs(remote()).find(CNPJ);

  test('keeps the fields it names and fills what was left out', async () => {
    service.behave(answers(company));
    const found = await find();
    expect(found).toMatchObject({
      cnpj: CNPJ,
      nome: 'SERRA AZUL LTDA',
      fantasia: '',
      atividade_principal: [],
    });
    expect(found).not.toHaveProperty('extra');
    expect(service.calls).toEqual([`/${CNPJ}`]);
  });

  test.each([
    ['says ERROR with 200', answers({ status: 'ERROR', message: 'CNPJ inválido' })],
    ['says 404', answers({ message: 'not found' }, 404)],
  ])('there is no such company when the service %s', async (_what, behaviour) => {
    service.behave(behaviour);
    expect(await find()).toBeNull();
  });

  test.each([
    ['a number for a name', { ...company, nome: 7 }],
    ['an empty name', { ...company, nome: '' }],
    ['another company', { ...company, cnpj: '11.444.777/0001-61' }],
    ['an activity without a code', { ...company, atividade_principal: [{ text: 'Obras' }] }],
  ])('refuses %s', async (_what, body) => {
    service.behave(answers(body));
    await expect(find()).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});

describe('addresses in the form of ViaCEP', () => {
  const find = () => viaCep(remote()).find('01001000');

  test('reads an address', async () => {
    service.behave(answers({ ...address, ibge: '3550308' }));
    expect(await find()).toEqual({ ...address, complemento: '' });
    expect(service.calls).toEqual(['/01001000/json/']);
  });

  test.each([true, 'true'])('there is no such CEP when the service says erro %j with 200', async (erro) => {
    service.behave(answers({ erro }));
    expect(await find()).toBeNull();
  });

  test.each([
    ['a state of three letters', { ...address, uf: 'SPO' }],
    ['a list for a street', { ...address, logradouro: ['Praça'] }],
  ])('refuses %s', async (_what, body) => {
    service.behave(answers(body));
    await expect(find()).rejects.toMatchObject({ kind: 'wrong-shape' });
  });
});

describe('geography in the form of IBGE', () => {
  test('sorts the states and keeps two fields', async () => {
    service.behave(answers(states));
    const found = await ibge(remote()).states();
    expect(found).toHaveLength(27);
    expect(found[0]).toEqual({ sigla: 'AA', nome: 'Estado 25' });
    expect(service.calls).toEqual(['/estados']);
  });

  test('refuses one state too few', async () => {
    service.behave(answers(states.slice(1)));
    await expect(ibge(remote()).states()).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  test('sorts cities the Portuguese way', async () => {
    service.behave(answers([{ nome: 'Zortéa' }, { nome: 'Água Doce' }, { nome: 'Brusque' }]));
    const cities = (await ibge(remote()).cities('SC')) ?? [];
    expect(cities.map(({ nome }) => nome)).toEqual(['Água Doce', 'Brusque', 'Zortéa']);
    expect(service.calls).toEqual(['/estados/SC/municipios']);
  });

  test('an empty list means that there is no such state', async () => {
    service.behave(answers([]));
    expect(await ibge(remote()).cities('XX')).toBeNull();
  });
});

describe('courts in the form of specification 2 §7', () => {
  const sections = [
    { id: 2, descricao: '10ª Vara Cível de Itu', extra: 1 },
    { id: 1, descricao: '2ª Vara Cível de Itu' },
  ];

  test('asks for a kind and sorts the sections by number', async () => {
    service.behave(answers(sections));
    expect(await courtService(remote()).regions(1)).toHaveLength(2);
    expect(await courtService(remote()).sections(826)).toEqual([
      { id: 1, descricao: '2ª Vara Cível de Itu' },
      { id: 2, descricao: '10ª Vara Cível de Itu' },
    ]);
    expect(service.calls).toEqual(['/Tribunal/all?tipotribunal=1', '/Vara/findById?id=826']);
  });

  test('an empty list means that there is no such region', async () => {
    service.behave(answers([]));
    expect(await courtService(remote()).sections(828)).toBeNull();
  });
});

describe('the circuit breaker around a service', () => {
  test('stops asking after the limit and asks again when its time is over', async () => {
    service.behave(answers({}, 500));
    const source = viaCep(remote(2));
    const ask = () => source.find('01001000');
    await expect(ask()).rejects.toMatchObject({ kind: 'status' });
    await expect(ask()).rejects.toMatchObject({ kind: 'status' });
    await expect(ask()).rejects.toMatchObject({ kind: 'open' });
    expect(service.calls).toHaveLength(2);

    service.behave(answers(address));
    time.now = 1000;
    expect(await ask()).toMatchObject({ localidade: 'São Paulo' });
  });

  test('"not found" is an answer and does not count as a failure', async () => {
    service.behave(answers({ erro: true }));
    const source = viaCep(remote(2));
    for (const _ of [1, 2, 3]) expect(await source.find('99999999')).toBeNull();
    expect(service.calls).toHaveLength(3);
  });
});
