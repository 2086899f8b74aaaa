import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { termsAcceptances, users } from '../../../db/schema';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { readBrand } from '../../../brand';
import { termsOf } from './terms';

const currentTerms = termsOf(readBrand({}));
const UID = 'newcomer';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
beforeEach(async () => {
  await server.db.delete(users).where(eq(users.uid, UID));
  await server.db.insert(users).values({ uid: UID, email: 'nova@lastro.test', name: 'Nova' });
});
afterAll(() => server.close());

const get = async (uid: string | null, url: string) => {
  const answer = await server.as(uid, { url: `/api${url}` });
  return { status: answer.statusCode, data: answer.json().Data };
};
const accepted = async (uid: string) => (await get(uid, '/user/termsofservice/HasAceptedLastVersion')).data;
const accept = (uid: string, payload: object, remoteAddress = '203.0.113.7') =>
  server.as(uid, {
    method: 'POST',
    url: '/api/user/termsofservice/AceptLastVersion',
    payload,
    remoteAddress,
  });
const signatures = (uid: string) =>
  server.db.select().from(termsAcceptances).where(eq(termsAcceptances.userUid, uid));

describe('the text', () => {
  test('has 16 sections, each id once', () => {
    const ids = currentTerms.sections.flatMap(({ id, subDescription }) => [
      id,
      ...subDescription.map((text) => text.id),
    ]);
    expect(currentTerms.sections).toHaveLength(16);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    'comissão de 15% a 27% do prêmio para seguro garantia e fiança locatícia, e de 15% a 30%',
    'vencidas permanecem visíveis na área do cliente por no máximo 6 meses após o fim da vigência',
    'sem acesso por mais de 6 meses poderá ser cancelada',
    'alteração de endereço deve ser comunicada com 30 dias de antecedência',
    'pessoas adultas, com 18 anos completos',
    'Lei nº 13.709/2018',
  ])('says: %s', (sentence) => {
    expect(JSON.stringify(currentTerms.sections)).toContain(sentence);
  });

  test('is open to anybody, with the hash of what is shown', async () => {
    const { status, data } = await get(null, '/termsofservice');
    const hash = createHash('sha256').update(JSON.stringify(data.Sections)).digest('hex');
    expect([status, data.Version, data.Hash]).toEqual([200, currentTerms.version, hash]);
  });
});

test('names the brand, and so has a hash of its own', () => {
  const other = termsOf(readBrand({ BRAND_NAME: 'Alvorada' }));
  expect(JSON.stringify(other.sections)).toContain('área do cliente da Alvorada, corretora');
  expect(JSON.stringify(currentTerms.sections)).toContain('área do cliente da Lastro, corretora');
  expect(other.hash).not.toBe(currentTerms.hash);
});

describe('acceptance', () => {
  test('the demonstration has accepted, a newcomer has not', async () => {
    expect(await accepted('demo-cliente')).toBe(true);
    expect(await accepted(UID)).toBe(false);
    expect((await get(null, '/user/termsofservice/HasAceptedLastVersion')).status).toBe(401);
  });

  test('records version, hash, time and the address that the server sees, whatever the browser says', async () => {
    const answer = await accept(UID, { ipAddress: '198.51.100.1', version: currentTerms.version });
    expect(answer.json().Message).toBe('Sua assinatura nos termos de uso foi recebida com sucesso.');
    expect(await signatures(UID)).toEqual([
      {
        userUid: UID,
        version: currentTerms.version,
        hash: currentTerms.hash,
        ip: '203.0.113.7',
        acceptedAt: new Date('2026-11-20T15:00:00Z'),
      },
    ]);
    expect(await accepted(UID)).toBe(true);
    const { data } = await get(UID, '/user/find?Email=nova@lastro.test');
    expect(data).toMatchObject({ hasAceptedTermsOfUse: true, newUser: false });
  });

  test('a second one leaves the first signature as it was', async () => {
    await accept(UID, { ipAddress: null });
    expect((await accept(UID, {}, '203.0.113.8')).statusCode).toBe(200);
    expect(await signatures(UID)).toMatchObject([{ ip: '203.0.113.7' }]);
  });

  test('of another version than the one in force is refused', async () => {
    const answer = await accept(UID, { version: '0.9' });
    expect([answer.statusCode, answer.json().Code]).toEqual([409, 'TERMS_CHANGED']);
    expect(await signatures(UID)).toEqual([]);
  });

  test('of an older version is none of the one in force', async () => {
    const older = { userUid: UID, version: '0.9', hash: 'x', ip: '::1', acceptedAt: new Date() };
    await server.db.insert(termsAcceptances).values(older);
    await server.db.update(users).set({ acceptedTermsVersion: '0.9' }).where(eq(users.uid, UID));
    expect(await accepted(UID)).toBe(false);
    expect((await get(UID, '/user/find?Email=nova@lastro.test')).data.hasAceptedTermsOfUse).toBe(false);
  });
});

test('the PDF is downloaded under its version, by anybody', async () => {
  const read = (base64: boolean) => server.as(null, { url: `/api/termsofservice/document?base64=${base64}` });
  const { rawPayload, headers } = await read(false);
  expect(headers['content-disposition']).toContain(`termos-de-uso-${currentTerms.version}.pdf`);
  expect((await read(true)).json().Data).toBe(rawPayload.toString('base64'));
});
