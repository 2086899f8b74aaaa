import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const find = async (uid: string, document: string) => {
  const url = `/api/people/findByCpf?CPFCNPJ=${document}`;
  const answer = await server.as(uid, { url });
  return answer.statusCode === 200 ? answer.json().Data : answer.statusCode;
};
const save = (uid: string, payload: object) =>
  server.as(uid, { method: 'POST', url: '/api/people/createOrUpdate', payload });

test('finds who the user entered before, in the names of the specification', async () => {
  expect(await find('demo-cliente', '529.982.247-25')).toEqual({
    nome: 'João Batista Moreira',
    cep: '30130010',
    logradouro: 'Praça Sete de Setembro',
    numero: '30',
    complemento: 'Sala 12',
    bairro: 'Centro',
    uf: 'MG',
    cidade: 'Belo Horizonte',
  });
});

test('nobody finds what another user entered', async () => {
  expect(await find('demo-tomador', '52998224725')).toBe(404);
});

test('a name alone leaves the address as it was', async () => {
  const saved = await save('demo-cliente', { name: 'João B Moreira', document: '52998224725' });
  expect(saved.json().Data).toEqual({ error: null });
  const found = await find('demo-cliente', '52998224725');
  expect(found).toMatchObject({ nome: 'João B Moreira', cidade: 'Belo Horizonte' });
});

test('two users keep the same person apart', async () => {
  await save('demo-tomador', { name: 'Outro Nome', document: '90351724699', cidade: undefined });
  await save('demo-cliente', { name: 'Um Nome', document: '90351724699' });
  expect(await find('demo-tomador', '90351724699')).toMatchObject({ nome: 'Outro Nome' });
});

test.each([
  ['a wrong check digit', { name: 'A', document: '52998224726' }, 'document'],
  ['a digit in the name of a CPF', { name: 'João 2', document: '52998224725' }, 'name'],
  ['a point in the name of a CPF', { name: 'João B. Moreira', document: '52998224725' }, 'name'],
  ['no name', { document: '52998224725' }, 'name'],
  ['a name of 201 characters', { name: 'a'.repeat(201), document: '52998224725' }, 'name'],
  ['a field nobody knows', { name: 'A', document: '52998224725', ownerUid: 'demo-tomador' }, 'ownerUid'],
])('refuses %s and names the field', async (_what, payload, path) => {
  const answer = await save('demo-cliente', payload);
  expect([answer.statusCode, answer.json().Errors[0].path]).toEqual([422, path]);
});

test('a company may have digits in its name', async () => {
  expect((await save('demo-cliente', { name: '3M 2000 Ltda.', document: '11444777000161' })).statusCode).toBe(
    200,
  );
});
