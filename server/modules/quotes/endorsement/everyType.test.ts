import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../seed/seedDemonstration';
import { AMOUNT, endorsementDesk, REASON } from '../../../testing/endorsementDesk';
import { executiveDesk } from '../../../testing/executiveDesk';
import { pdf } from '../../../testing/pdfSamples';
import { testApp } from '../../../testing/testApp';
import type { TestApp } from '../../../testing/testApp';
import { findPolicyById } from '../../issued/policies/repository';

const CLIENTE = 'demo-cliente';
const END = 'newStateDocument.endDateValidity';
const LATER = '2028-03-01';
const FILES = 'fileUpload.documents';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ jobs: 'idle' });
  await seedDemonstration(server.db);
});
afterAll(() => server.close());

const { newPolicy, rated, read, call, get } = endorsementDesk(() => server);
const { decide, pay, approve } = executiveDesk(() => server);

async function savedFile() {
  const file = { DocumentName: 'despacho.pdf', DocumentType: 'application/pdf' };
  const payload = { ...file, content: pdf().toString('base64') };
  const { data } = await call(CLIENTE, { method: 'POST', url: '/api/document/save', payload });
  return [{ DocumentID: data, DocumentName: file.DocumentName }];
}

/** What an executive makes of what a person decides. */
const priced = (identifier: string, commercialPremium: number) =>
  decide('approve', identifier, {
    commercialPremium,
    maxInstallments: 1,
    insurerName: 'Seguradora Sandbox',
  });

/** Takes the offer as the customer's page does, whatever it asks for. */
async function taken(identifier: string): Promise<void> {
  const { Endorsement } = await read(CLIENTE, identifier);
  const answer = Endorsement.IsWithoutPayment
    ? await approve(identifier, undefined, CLIENTE)
    : await pay(identifier, {}, false, undefined, CLIENTE);
  expect(answer.data.Status).toBe(7);
}

const deposit = {
  product: 'JDR',
  modality: null,
  contractValue: null,
  coverageFine: null,
  coverageLabor: null,
};

// Each type to its end: asked for by the customer, rated or priced by a person, taken, issued, folded into the policy.
test.each([
  ['a', {}, { [END]: LATER, [AMOUNT]: 150_000 }, null, { validityEnd: LATER, insuredAmount: '150000.00' }],
  ['b', {}, { [AMOUNT]: 150_000 }, null, { validityEnd: '2027-10-01', insuredAmount: '150000.00' }],
  ['c', {}, { [END]: LATER }, null, { validityEnd: LATER, insuredAmount: '100000.00' }],
  ['d', {}, { [REASON]: 'O contrato foi rescindido.' }, -80, { cancelledAt: expect.any(Date) }],
  ['e', {}, { [END]: LATER, [AMOUNT]: 50_000 }, null, { validityEnd: LATER, insuredAmount: '50000.00' }],
  ['f', {}, { [AMOUNT]: 50_000 }, null, { validityEnd: '2027-10-01', insuredAmount: '50000.00' }],
  ['g', {}, { [REASON]: 'O nome mudou.', 'insured.name': 'Itu' }, 0, { insuredName: 'Itu' }],
  ['h', deposit, { [REASON]: 'Trânsito em julgado.' }, -80, { cancelledAt: expect.any(Date) }],
  ['i', {}, { 'newStateDocument.coverageLabor': true }, 300, { coverageLabor: true }],
] as const)('type %s is issued and changes what it says', async (type, policy, edits, premium, becomes) => {
  const before = await newPolicy(policy);
  const files = type === 'h' ? { [FILES]: await savedFile() } : {};
  const identifier = await rated(CLIENTE, before.number, type, { ...edits, ...files });
  if (premium !== null) await priced(identifier, premium);
  // A change without a premium asks for no yes.
  if (premium !== 0) await taken(identifier);
  expect((await decide('issue', identifier)).data.Status).toBe(12);
  const after = (await findPolicyById(server.db, before.id))!;
  expect(after).toMatchObject({ ...becomes, version: before.version + 1 });
  const { Number: number } = (await read(CLIENTE, identifier)).Endorsement.Issued;
  expect(number).toBe(before.number.replace(/00$/, '01'));
  const details = (await get(CLIENTE, `/InsurancePolicy/findById?id=${before.id}&include=endosso`)).Data;
  expect(details.endossos).toMatchObject([{ numeroDocumento: number }]);
});
