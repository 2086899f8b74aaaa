import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawBillets } from '../billets/drawBillets';
import { listBillets } from '../billets/repository';
import { issueEndorsement } from '../policies/issueEndorsement';
import { findPolicyById } from '../policies/repository';
import type { ChangeRule } from '../../../../engine/rating/changeOf';
import type { InsuredPlace } from '../../../../engine/rating/termsOf';
import type { PolicyState } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { executiveLink } from '../../../testing/executiveLink';
import { issuedPolicy } from '../../../testing/issuedPolicy';
import { readPdf } from '../../../testing/readPdf';
import { sandboxBank } from '../../../testing/sandboxBank';
import { someEndorsement } from '../../../testing/someEndorsement';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const HOLDER = '11222333000181';
const BILLING = { paymentType: 1, installments: 2, firstDueDate: '2026-12-01' };

/** An endorsement of a policy of its own, with the billets of its premium. */
async function endorsed(
  cells: Partial<ChangeRule>,
  asked: Partial<PolicyState>,
  grossPremium: string,
  first: Partial<PolicyState> = {},
) {
  const { contractValue = '500000.00' } = first;
  const more = { contractValue, objectText: 'A ponte.' };
  const id = await issuedPolicy(server.db, { clientDocument: HOLDER, dueDates: ['2026-10-20'], more });
  const before = (await findPolicyById(server.db, id))!;
  const order = { ...someEndorsement(before, cells, asked), commercialPremium: grossPremium, grossPremium };
  return server.db.transaction(async (tx) => {
    const issued = await issueEndorsement(tx, order);
    const billets = await drawBillets(tx, sandboxBank, issued.policy, BILLING, issued.endorsement);
    return { ...issued, billets };
  });
}

const NOWHERE: InsuredPlace = {
  email: null,
  cep: null,
  place: null,
  number: null,
  complement: null,
  district: null,
  city: null,
  state: null,
};

const url = (id: string) => `/api/InsurancePolicy/endorsement/pdf/${id}`;

async function textOf(address: string): Promise<string> {
  const answer = await server.as('demo-cliente', { url: address });
  expect([address, answer.statusCode]).toEqual([address, 200]);
  return (await readPdf(answer.rawPayload)).pages.join(' ');
}

describe('an issued endorsement on paper', () => {
  test('says what changes from what to what, the further premium and its installments, and nothing that stays', async () => {
    const { endorsement, policy } = await endorsed(
      { guarantee: true, end: true, start: true },
      { insuredAmount: '20000.00', validityEnd: '2028-01-01', validityStart: '2026-11-25' },
      '150.01',
    );
    const text = await textOf(url(endorsement.number));
    expect(text).toContain(`Endosso ${endorsement.number}`);
    expect(text).toContain(policy.number);
    expect(text).toContain('a partir de 25/11/2026');
    expect(text).toContain('Importância segurada de R$ 10.000,00 para R$ 20.000,00');
    expect(text).toContain('Fim de vigência de 01/10/2027 para 01/01/2028');
    expect(text).toContain('R$ 150,01');
    expect(text).toContain('1 de 2 01/12/2026 Em Aberto R$ 75,01');
    for (const unsaid of ['A ponte.', 'Devolução', 'não altera o prêmio', 'cancelada'])
      expect(text).not.toContain(unsaid);
    expect(await textOf(url(endorsement.id))).toContain(endorsement.number);
  });

  test('that gives back has no billet, and says what', async () => {
    const { endorsement, billets } = await endorsed({ refund: true }, {}, '-84.25');
    expect(billets).toEqual([]);
    const text = await textOf(url(endorsement.id));
    expect(text).toContain('Prêmio a devolver R$ 84,25');
    expect(text).toContain('A apólice fica cancelada a partir de 20/11/2026.');
    for (const unsaid of ['Prêmio total', 'Parcelas']) expect(text).not.toContain(unsaid);
  });

  test('that changes no premium says so', async () => {
    const { endorsement, billets } = await endorsed({ object: true }, { objectText: 'A estrada.' }, '0.00');
    expect(billets).toEqual([]);
    const text = await textOf(url(endorsement.id));
    expect(text).toContain('Este endosso não altera o prêmio da apólice.');
    expect(text).toContain('Objeto A estrada.');
  });

  test('tells of another insured the name, the document and where they are reached', async () => {
    const insuredPlace = {
      ...NOWHERE,
      place: 'Rua Um',
      number: '2',
      city: 'Itu',
      state: 'SP',
      cep: '13300000',
    };
    const { endorsement } = await endorsed(
      { insured: true },
      { insuredName: 'Escola de Itu', insuredDocument: '52998224725', insuredPlace },
      '0.00',
    );
    const text = await textOf(url(endorsement.id));
    for (const line of [
      'Segurado de Não definido para Escola de Itu',
      'CPF/CNPJ do segurado de Não definido para 529.982.247-25',
      'Endereço do segurado de Não definido para Rua Um, 2, Itu/SP, CEP 13300-000',
    ])
      expect(text).toContain(line);
  });

  test('tells of a contract value that there was not before', async () => {
    const { endorsement } = await endorsed({ contract: true }, { contractValue: '600000.00' }, '0.00', {
      contractValue: null,
    });
    expect(await textOf(url(endorsement.id))).toContain(
      'Valor do contrato de Não definido para R$ 600.000,00',
    );
  });

  test('is for those who see its policy', async () => {
    const { endorsement } = await endorsed({ object: true }, { objectText: 'A estrada.' }, '0.00');
    const status = async (uid: string) => (await server.as(uid, { url: url(endorsement.id) })).statusCode;
    const link = await executiveLink(server, { clientDocument: HOLDER, flow: 'endossos' });
    const statuses = await Promise.all(['demo-cliente', 'demo-executivo', 'demo-tomador', link].map(status));
    expect(statuses).toEqual([200, 200, 404, 404]);
  });
});

test('the policy’s own document goes on saying what it said', async () => {
  const { policy } = await endorsed({ guarantee: true }, { insuredAmount: '20000.00' }, '100.00');
  const text = await textOf(`/api/InsurancePolicy/Document?codigo=${policy.number}`);
  expect(text).toContain('Importância segurada R$ 10.000,00');
  expect(text).not.toContain('20.000,00');
});

test('the billets of an endorsement are a list of their own, and come together with its policy’s', async () => {
  const { endorsement, policy } = await endorsed(
    { guarantee: true },
    { insuredAmount: '20000.00' },
    '100.00',
  );
  expect(await listBillets(server.db, policy.id)).toHaveLength(1);
  expect(await listBillets(server.db, policy.id, endorsement.id)).toMatchObject([
    { installment: 1, amount: '50.00', payerDocument: HOLDER },
    { installment: 2, amount: '50.00' },
  ]);
  for (const [number, pages] of [
    [policy.number, 3],
    [endorsement.number, 2],
  ] as const) {
    const answer = await server.as('demo-cliente', {
      url: `/api/financial/billet/download/all?documentNumber=${number}`,
    });
    expect((await readPdf(answer.rawPayload)).pages).toHaveLength(pages);
  }
});
