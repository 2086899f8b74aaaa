import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policies } from '../db/schema';
import { testApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import { seedDemonstration } from './seedDemonstration';
import { demonstrationPolicies, seedPolicies } from './seedPolicies';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

test('of several starts at once exactly one seeds, and a later one doubles nothing', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => seedPolicies(server.db, server.deps)));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await seedPolicies(server.db, server.deps)).toBe(false);
  expect(await server.db.$count(policies)).toBe(demonstrationPolicies.length);
});

async function detailsOf(serial: string, uid = 'demo-cliente') {
  const number = demonstrationPolicies.find((one) => one.number.endsWith(`9${serial}00`))!.number;
  const url = `/api/InsurancePolicy/findById?id=${number}`;
  const answer = await server.as(uid, { url });
  return { status: answer.statusCode, data: answer.json().Data };
}

test.each([
  ['000001', { status: 'Vigente', emAndamento: false, finlandiaIsBroker: true }],
  ['000002', { status: 'Emitida' }],
  ['000003', { status: 'Vencida' }],
  ['000004', { status: 'Vigente', ultimoDocumento: { terminoVigencia: '2026-11-20' } }],
  ['000005', { status: 'Vigente', ultimoDocumento: { terminoVigencia: '2026-11-21' } }],
  ['000006', { status: 'Cancelado' }],
  ['000007', { status: 'Vigente', ultimoDocumento: { importanciaSegurada: 400_000 } }],
  ['000008', { numeroDocumentoUltimoEndosso: '20260775900000801', endossos: [{}, { cancelado: true }] }],
  ['000010', { segurado: { nomeBeneficiario: 'Município de Itu' } }],
  ['000011', { ultimoDocumento: { coberturaMulta: true, coberturaTrabalhista: true } }],
  ['000012', { ultimoDocumento: { obrigacaoGarantia: expect.stringMatching(/^[^]{5000}$/) } }],
  ['000013', { finlandiaIsBroker: false }],
  ['000017', { ultimoDocumento: { prazo: 3 }, modalidade: { codigoModalidade: 'judicial-civel' } }],
  ['000020', { status: 'Cancelado' }],
  ['000025', { tomador: { clienteCpfCnpj: '11444777000161' } }],
  ['000023', { produto: 'Risco de Engenharia', modalidade: { codigoModalidade: null } }],
])('…%s00 shows what it is there for', async (serial, shown) => {
  expect((await detailsOf(serial)).data).toMatchObject(shown);
});

test('a policy of another demonstration client does not exist for this one', async () => {
  expect((await detailsOf('000030')).status).toBe(404);
  expect((await detailsOf('000030', 'demo-tomador')).status).toBe(200);
});

test('the README says of each which number shows it', async () => {
  const readme = await readFile(fileURLToPath(new URL('README.md', import.meta.url)), 'utf8');
  const said = readme.split('\n').flatMap((line) => {
    const [, number, shows] = line.split('|').map((cell) => cell.trim());
    return number?.startsWith('`') ? [`${number.slice(1, -1)} ${shows}`] : [];
  });
  expect(said).toEqual(demonstrationPolicies.map(({ number, shows }) => `${number} ${shows}`));
});
