import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../../seed/seedDemonstration';
import { bidRecord } from '../../testing/bidRecord';
import { executiveDesk } from '../../testing/executiveDesk';
import { testApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';
import { underwrite } from '../quotes/underwrite';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());
const { registered, rowOf, get, decide } = executiveDesk(() => server);

const TERMS = { commercialPremium: 434.56, maxInstallments: 2, insurerName: 'Seguradora Sandbox' };

describe('the history', () => {
  test('tells who did what, and what it changed in the words of the definition', async () => {
    const identifier = await registered();
    const bid = bidRecord({ objectProperty: { guaranteeValue: 9_000 } });
    const payload = { request: { identifier, bid } };
    await server.as('demo-tomador', { method: 'PUT', url: '/api/quote/edit', payload });
    await decide('approve', identifier, TERMS);
    const { data } = await get('quote/history', { identifier });
    expect(data).toMatchObject([
      { Kind: 'registered', By: { Name: expect.any(String), IsExecutive: false }, To: 1, Changes: [] },
      {
        Kind: 'edited',
        At: '2026-11-20T15:00:00.000Z',
        Changes: [
          {
            Step: 'Objeto Segurado',
            Label: 'Valor Garantia',
            Before: 'R$\u00a010.000,00',
            After: 'R$\u00a09.000,00',
          },
        ],
      },
      {
        Kind: 'moved',
        By: { Name: 'Elisa Duarte', IsExecutive: true },
        From: 1,
        To: 2,
        Changes: expect.arrayContaining([{ Column: 'grossPremium', Before: null, After: '434.56' }]),
      },
    ]);
  });
});

describe('why these values', () => {
  const why = async (identifier: string) => (await get('quote/why', { identifier })).data;

  test('is not told before anybody rated it', async () => {
    expect(await why(await registered())).toBeNull();
  });

  test('is told by definition, constants, decisions and steps; then by what the executive set', async () => {
    const identifier = await registered({ objectProperty: { guaranteeValue: 10_100 } });
    await underwrite(server.deps, (await rowOf(identifier)).id);
    const { definitionHash } = await rowOf(identifier);
    const rated = await why(identifier);
    expect(rated).toMatchObject({
      Definition: { Product: 'licitante', Hash: definitionHash },
      Desk: null,
      Insurer: { Day: '2026-11-20', Outcome: 'analyse', GrossPremium: { Value: 150 } },
    });
    expect(rated.Insurer.Constants).toContainEqual({
      Name: 'IOF de seguro garantia',
      Value: 0,
      From: '2007-12-14',
      Note: '%, Decreto 6.306 art. 22',
    });
    const held = rated.Insurer.Decisions.filter(({ Holds }: { Holds: boolean }) => Holds);
    expect(held).toMatchObject([{ Id: 'guarantee-above-one-percent', Outcome: 'analyse' }]);
    expect(held[0].Why).toMatchObject({
      Operator: '>',
      Value: true,
      Steps: [
        { Operator: 'var', Name: 'Valor Garantia', Text: 'R$\u00a010.100,00' },
        { Operator: 'percentOf', Value: 10_000 },
      ],
    });
    expect(rated.Insurer.CommercialPremium.Why.Value).toBe(150);

    await decide('approve', identifier, TERMS);
    expect((await why(identifier)).Desk).toMatchObject({
      By: 'Elisa Duarte',
      Day: '2026-11-20',
      CommercialPremium: { Value: 434.56, Why: null },
      IOFRate: { Value: 0, Why: { Operator: 'constant', Name: 'IOF de seguro garantia' } },
      GrossPremium: { Value: 434.56 },
      MaxInstallments: { Value: 5 },
    });
  });
});
