import type { WizardContext } from '../../../contract/wizard';
import { addDays, civilDayOf } from '../../../engine/values';
import { bidRecord } from '../../../server/testing/bidRecord';
import { pdf } from '../../../server/testing/pdfSamples';
import type { Person } from './Person';

export interface Visit {
  readonly what: string;
  /** Of a hundred. */
  readonly share: number;
  make(person: Person): Promise<unknown>;
}

const WIZARD = 'licitante';
const EXECUTIVE = 'demo-executivo';
const aDocument = {
  DocumentName: 'edital.pdf',
  DocumentType: 'application/pdf',
  content: pdf().toString('base64'),
};

interface Found {
  readonly Items: readonly { readonly Id: string }[];
}

/** A morning's mix: who looks, who fills in a wizard, who brings and opens documents, and the desk. */
export const visits: readonly Visit[] = [
  visit('home: what waits', 12, (person, what) =>
    person.ask(what, `/InsuranceHome?part=needsYou&email=${person.uid}@lastro.test`),
  ),
  visit('policies', 16, findPolicies),
  visit('tracking', 16, (person, what) => person.ask(what, '/quotes/search', { body: { Sort: 'updated' } })),
  visit('billets', 9, (person, what) => person.ask(what, '/financial/search', { body: {} })),
  visit('bell', 9, (person, what) => person.ask(what, '/notification')),
  visit('wizard: who asks', 8, beginWizard),
  visit('wizard: a draft kept', 8, keepDraft),
  visit('wizard: an estimate', 4, estimate),
  visit('wizard: a request registered', 3, register),
  visit('documents: one uploaded', 2, upload),
  visit('documents: one opened', 4, open),
  visit('documents: a policy printed', 2, print),
  visit('desk: work list', 6, (person, what) =>
    person.ask(what, '/desk/queue', { body: {}, uid: EXECUTIVE }),
  ),
  visit('desk: figures', 1, (person, what) => person.ask(what, '/desk/figures?by=day', { uid: EXECUTIVE })),
];

function visit(what: string, share: number, make: (person: Person, what: string) => Promise<unknown>): Visit {
  return { what, share, make: (person) => make(person, what) };
}

async function findPolicies(person: Person, what = 'policies'): Promise<void> {
  const page = await person.ask<Found>(what, '/InsurancePolicy/search', { body: {} });
  person.policy ??= page?.Items[0]?.Id;
}

async function beginWizard(person: Person, what = 'wizard: who asks'): Promise<void> {
  person.context = (await person.ask<WizardContext>(what, '/wizard/context')) ?? person.context;
}

async function keepDraft(person: Person, what: string): Promise<void> {
  const definition = await definitionOf(person);
  const body = { definition, answers: { 'insured.name': 'Ação' }, steps: { insured: 'done' } };
  await person.ask(what, `/draft/${WIZARD}/${person.draft}`, { method: 'PUT', body });
}

async function estimate(person: Person, what: string): Promise<void> {
  const definition = await definitionOf(person);
  await person.ask(what, '/quote/estimate', { body: { definition, record: bidOf(person) } });
}

async function register(person: Person, what: string): Promise<void> {
  await definitionOf(person);
  await person.ask(what, '/quote/bid', { body: { bid: bidOf(person) } });
}

async function definitionOf(person: Person): Promise<string | undefined> {
  if (!person.context) await beginWizard(person);
  return person.context?.definitions[WIZARD];
}

async function upload(person: Person, what = 'documents: one uploaded'): Promise<void> {
  person.document =
    (await person.ask<string>(what, '/document/save', { body: aDocument })) ?? person.document;
}

async function open(person: Person, what: string): Promise<void> {
  if (!person.document) await upload(person);
  await person.ask(what, `/wings/document?wingsDocumentId=${person.document}`);
}

async function print(person: Person, what: string): Promise<void> {
  if (!person.policy) await findPolicies(person);
  await person.ask(what, `/InsurancePolicy/Document?codigo=${person.policy}`);
}

function bidOf({ uid, context }: Person): object {
  const today = civilDayOf(new Date());
  const client = context?.clients[0];
  return bidRecord({
    insured: { documentNumber: client?.cpfcnpj, policyHolder: client?.name },
    objectProperty: { startDateValidity: today, deadline: 90, endDateValidity: addDays(today, 90) },
    requester: { email: `${uid}@lastro.test` },
  });
}
