import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAdapters } from '../../../adapters/createAdapters';
import { lookupCache } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { answers, lyingServer } from '../../../testing/lyingServer';
import type { LyingServer } from '../../../testing/lyingServer';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

const ask = async (server: TestApp, url: string) => {
  const answer = await server.as('demo-cliente', { url: `/api${url}` });
  return { status: answer.statusCode, code: answer.json().Code, data: answer.json().Data };
};

describe('with the embedded default', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
    await seedDemonstration(server.db);
  });
  afterAll(() => server.close());

  test.each(['12ABC34501DE35', '12abc34501de35', '12.ABC.345%2F01DE-35'])(
    'finds the company %s',
    async (cnpj) => {
      const { data } = await ask(server, `/client/ReceitaWS/${cnpj}`);
      expect(data).toMatchObject({ cnpj: '12ABC34501DE35', nome: 'TECNOLOGIA RIO CLARO S.A.' });
    },
  );

  test('does not know every company', async () => {
    expect(await ask(server, '/client/ReceitaWS/33000167000101')).toMatchObject({ status: 404 });
  });

  test.each(['1122233300018', '112223330001811', '1122233300018A'])('refuses %s as a CNPJ', async (cnpj) => {
    expect(await ask(server, `/client/ReceitaWS/${cnpj}`)).toMatchObject({ status: 422 });
  });

  test.each([
    ['11222333000181', { mainActivityIsConstruction: true, mainActivityIsAdministrative: false }],
    ['98877665000182', { mainActivityIsConstruction: false, mainActivityIsAdministrative: true }],
    ['12ABC34501DE35', { mainActivityIsConstruction: false, mainActivityIsAdministrative: false }],
    ['529.982.247-25', { mainActivityIsConstruction: false, mainActivityIsAdministrative: false }],
  ])('tells the main activity of %s', async (document, expected) => {
    const { data } = await ask(server, `/client/mainActivityIsConstruction?clientDocument=${document}`);
    expect(data).toEqual(expected);
  });

  test.each(['01310100', '01310-100'])('finds the address of CEP %s', async (cep) => {
    const { data } = await ask(server, `/client/ViaCEPWS/${cep}`);
    expect(data).toMatchObject({ logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' });
  });

  test('knows all 27 states and 5,571 cities, sorted', async () => {
    const states: { sigla: string }[] = (await ask(server, '/geography/states')).data;
    expect(states).toHaveLength(27);
    const cities = await Promise.all(
      states.map(async ({ sigla }) => (await ask(server, `/geography/states/${sigla}/cities`)).data),
    );
    expect(cities.flat()).toHaveLength(5571);
    expect(states.slice(0, 2).map(({ sigla }) => sigla)).toEqual(['AC', 'AL']);
    expect(await ask(server, '/geography/states/XX/cities')).toMatchObject({ status: 404 });
  });
});

describe('with real services', () => {
  let server: TestApp;
  let service: LyingServer;
  beforeAll(async () => {
    service = await lyingServer();
    const urls = {
      companyUrl: service.url,
      postalCodeUrl: service.url,
      geographyUrl: service.url,
      courtUrl: service.url,
    };
    server = await testApp({
      deps: (db) => ({ adapters: createAdapters(db, { ...urls, timeoutMs: 20_000 }) }),
    });
    await seedDemonstration(server.db);
  });
  afterEach(async () => {
    service.calls.length = 0;
    await server.db.delete(lookupCache);
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const found = answers({ cnpj: '11222333000181', nome: 'SERRA AZUL LTDA' });

  test('asks once for what many want at the same time, and not again later', async () => {
    service.behave(found);
    const url = '/client/ReceitaWS/11222333000181';
    const together = await Promise.all([1, 2, 3, 4].map(() => ask(server, url)));
    expect(together.map(({ data }) => data.nome)).toEqual(Array(4).fill('SERRA AZUL LTDA'));
    await ask(server, url);
    expect(service.calls).toHaveLength(1);
  });

  test('remembers that there is no such company', async () => {
    service.behave(answers({ status: 'ERROR' }));
    for (const _ of [1, 2]) {
      expect(await ask(server, '/client/ReceitaWS/11444777000161')).toMatchObject({ status: 404 });
    }
    expect(service.calls).toHaveLength(1);
  });

  test('a failure is answered as such and never remembered', async () => {
    service.behave(answers({}, 500));
    const failed = await ask(server, '/client/ReceitaWS/11222333000181');
    expect([failed.status, failed.code]).toEqual([502, 'LOOKUP_UNAVAILABLE']);
    service.behave(found);
    expect(await ask(server, '/client/ReceitaWS/11222333000181')).toMatchObject({ status: 200 });
  });

  test('an answer past its time is asked for again', async () => {
    service.behave(found);
    await ask(server, '/client/ReceitaWS/11222333000181');
    await server.db.update(lookupCache).set({ expiresAt: new Date(0) });
    await ask(server, '/client/ReceitaWS/11222333000181');
    expect(service.calls).toHaveLength(2);
  });
});
