import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opportunities, quotes } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  // Without queues: sending a lead to underwriting would fail.
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const lead = {
  equipment: {
    policyHolder: 'Engenharia Vale Verde Ltda',
    documentNumber: '11444777000161',
    kind: 'Construção civil',
    quantity: 2,
    description: 'Escavadeira hidráulica de 20 t.',
    value: 850_000,
  },
  requester: { name: 'Tomás Ferreira', phone: '31987650022', email: 'tomador@lastro.test' },
  ClientIsNominated: true,
};

async function send(equipment: object = {}, key?: string, uid: string | null = 'demo-tomador') {
  const answer = await server.as(uid, {
    method: 'POST',
    url: '/api/opportunity/engineeringRisks',
    payload: { equipmentRisk: { ...lead, equipment: { ...lead.equipment, ...equipment } } },
    headers: key ? { 'idempotency-key': key } : {},
  });
  return { status: answer.statusCode, ...answer.json() };
}
const count = () => server.db.$count(opportunities);

test('a lead becomes an opportunity and no quote', async () => {
  const { Data } = await send();
  expect(Data).toEqual({
    Title: 'Recebemos sua solicitação',
    Message: 'O executivo responsável entrará em contato o mais breve possível.',
    Identifier: expect.stringMatching(/^EQ\d{7}$/),
  });
  const [row] = await server.db
    .select()
    .from(opportunities)
    .where(eq(opportunities.identifier, Data.Identifier));
  expect(row).toMatchObject({
    product: 'EQ',
    ownerUid: 'demo-tomador',
    record: lead,
    answers: { 'equipment.value': 850_000 },
    definitionHash: server.deps.products.current('risco-equipamento')?.compiled.source.hash,
  });
  expect(await server.db.$count(quotes)).toBe(0);
  const read = await server.as('demo-tomador', { url: `/api/quote?identifier=${Data.Identifier}` });
  expect(read.statusCode).toBe(404);
});

test('it is reviewed with its definition, and a repetition makes one', async () => {
  const before = await count();
  const refused = await send({ value: 0 });
  expect([refused.status, refused.Errors[0].path]).toEqual([422, 'equipmentRisk.equipment.value']);
  expect((await send({ documentNumber: '11222333000181' })).Errors[0]).toMatchObject({
    path: 'equipmentRisk.equipment.policyHolder',
    code: 'option',
  });
  expect((await send({}, undefined, null)).status).toBe(401);
  expect(await count()).toBe(before);
  const key = randomUUID();
  const both = await Promise.all([send({}, key), send({}, key)]);
  expect(both[0].Data.Identifier).toBe(both[1].Data.Identifier);
  expect(await count()).toBe(before + 1);
});
