import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Adapters } from '../../adapters/createAdapters';
import { createAdapters } from '../../adapters/createAdapters';
import { LookupFailure } from '../../adapters/remote/LookupFailure';
import type { Db } from '../../db/db';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { become } from '../../testing/become';
import { bidRecord } from '../../testing/bidRecord';
import { changed, goldenCases } from '../../testing/goldenCases';
import { quoteDesk, TOMADOR } from '../../testing/quoteDesk';
import { EMBEDDED, testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { insertEvent } from './repository';

let isSilent = false;
function adaptersOf(db: Db): Adapters {
  const embedded = createAdapters(db, EMBEDDED);
  const find: Adapters['company']['find'] = (cnpj) =>
    isSilent ? Promise.reject(new LookupFailure('ReceitaWS', 'timeout')) : embedded.company.find(cnpj);
  return { ...embedded, company: { find } };
}

let server: TestApp;
const sent: unknown[] = [];
beforeAll(async () => {
  const jobs = {
    send: async (_db: Db, ...job: unknown[]) => void sent.push(job),
    stop: async () => undefined,
  };
  server = await testApp({ deps: (db) => ({ jobs, adapters: adaptersOf(db) }) });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { register, registered, eventsOf, rowOf } = quoteDesk(() => server);

/** What became of a registration: whether the insurer is asked, and what its history says. */
async function outcome(changes: Parameters<typeof register>[0]) {
  const before = sent.length;
  const identifier = await registered(changes);
  const [event] = await eventsOf(identifier);
  return { isAutomatic: sent.length > before, reason: event!.reason };
}

describe('a name that the look-up fills', () => {
  const other = { insured: { name: 'OUTRA EMPRESA SA' } };

  test('goes to the insurer as the look-up says it', async () => {
    expect(await outcome({})).toEqual({ isAutomatic: true, reason: null });
  });

  test('sends the request to a person where it is another, and the desk reads why', async () => {
    const { isAutomatic, reason } = await outcome(other);
    expect(isAutomatic).toBe(false);
    expect(reason).toMatch(
      /^Nome do .*: foi informado “OUTRA EMPRESA SA”, a consulta devolve “MUNICIPIO DE AURORA DO VALE”\.$/,
    );
    const identifier = await registered(other);
    const request = await server.as('demo-executivo', {
      url: `/api/desk/quote/history?identifier=${identifier}`,
    });
    expect(JSON.stringify(request.json().Data)).toContain('a consulta devolve');
  });

  test('is said beside the request as long as it stands there, whatever happens after', async () => {
    const doubtOf = async (identifier: string) => {
      const url = `/api/desk/quote?identifier=${identifier}`;
      return (await server.as('demo-executivo', { url })).json().Data.Doubt;
    };
    const identifier = await registered(other);
    const { id } = await rowOf(identifier);
    await insertEvent(server.db, { quoteId: id, kind: 'rated', toStatus: 1, reason: 'Outra coisa.' });
    expect(await doubtOf(identifier)).toContain('a consulta devolve');
    const request = { identifier, bid: bidRecord({}) };
    const edited = await server.as(TOMADOR, { method: 'PUT', url: '/api/quote/edit', payload: { request } });
    expect(edited.statusCode).toBe(200);
    expect(await doubtOf(identifier)).toBeNull();
    expect(await doubtOf(await registered({}))).toBeNull();
  });

  test('sends a changed request to a person too', async () => {
    const identifier = await registered();
    const before = sent.length;
    const request = { identifier, bid: bidRecord(other) };
    const edited = await server.as(TOMADOR, { method: 'PUT', url: '/api/quote/edit', payload: { request } });
    expect(edited.statusCode).toBe(200);
    expect(sent).toHaveLength(before);
    expect((await eventsOf(identifier)).at(-1)).toMatchObject({
      kind: 'edited',
      reason: expect.stringContaining('a consulta devolve'),
    });
  });

  test('is left to a person where the source is silent', async () => {
    isSilent = true;
    const { isAutomatic, reason } = await outcome({});
    isSilent = false;
    expect(isAutomatic).toBe(false);
    expect(reason).toContain('não pôde ser conferido');
  });
});

test.each([
  ['blanks', '   ', 'required'],
  ['a zero-width space', '\u200B', 'required'],
  ['a Hangul filler', '\u3164', 'required'],
  ['a mark of direction', '\u202E', 'required'],
  ['digits where nobody looked them up', 'João 2', 'insured.name-person-letters'],
])('an insured is no %s', async (_what, name, code) => {
  const { status, errors } = await register({ insured: { document: '52998224725', name } });
  expect([status, errors?.map((error) => `${error.code} ${error.path}`)]).toEqual([
    422,
    [`${code} bid.insured.name`],
  ]);
});

test('what nobody sees goes from an insured’s name, as it does when it is typed', async () => {
  const identifier = await registered({ insured: { document: '52998224725', name: 'Jo\u200Bão' } });
  expect((await rowOf(identifier)).insuredName).toBe('João');
});

describe('courts', () => {
  const court = 'ObjectProperty.courtRegionalLabor';
  const section = 'ObjectProperty.courtSection';

  /** Sends the golden civil request with other courts. */
  async function sue(changes: Record<string, unknown>) {
    const cases = goldenCases(server.deps.products, 'judicial-civel');
    const it = cases.find(({ id, expected }) => expected.length === 0 && id === 'review-accepted')!;
    const uid = await become(server, it.person, it.record);
    const judicialCivel = JSON.parse(
      JSON.stringify(changed(it.record, changes)).replace(/"Documents":\[[^\]]*\]/, '"Documents":[]'),
    ) as object;
    const answer = await server.as(uid, {
      method: 'POST',
      url: '/api/quote/judicialcivel',
      payload: { judicialCivel },
    });
    const { Data, Errors = [] } = answer.json<{
      Data?: { Identifier: string };
      Errors?: { path: string; code: string }[];
    }>();
    const reason = Data ? (await eventsOf(Data.Identifier))[0]!.reason : undefined;
    return { errors: Errors.map(({ code, path }) => `${code} ${path}`), reason };
  }

  test('are those that there are', async () => {
    expect((await sue({})).errors).toEqual([]);
  });

  test.each([
    ['a region that no court has', { [`${court}.id`]: 999 }],
    ['another name for a court', { [`${court}.descricao`]: 'TJ do Sul' }],
    ['a section of another court', { [`${section}.id`]: 801001 }],
    ['another name for a section', { [`${section}.descricao`]: '99ª Vara' }],
  ])('are not %s', async (_what, changes) => {
    const { errors } = await sue(changes);
    expect(errors.some((error) => error.startsWith('option judicialCivel.ObjectProperty.court'))).toBe(true);
  });

  test('that a person typed are taken, and looked at', async () => {
    const { errors, reason } = await sue({
      [`${court}.id`]: 0,
      [`${court}.descricao`]: 'Tribunal do Sul',
      [`${section}.id`]: 0,
      [`${section}.descricao`]: '1ª Vara',
    });
    expect(errors).toEqual([]);
    expect(reason).toContain('“Tribunal do Sul” foi digitado e não consta da lista consultada.');
  });
});
