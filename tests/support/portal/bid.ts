import { serra, TODAY } from './answers';

/** The wizard that page tests fill, and its steps. */
export const BID = { product: 'licitante', path: '/cotacao/garantia/licitante' };
const STEPS = ['insured', 'object', 'requester', 'files'];

/** A complete bid, as its draft keeps it. */
export const filledBid: Readonly<Record<string, unknown>> = {
  'insured.policyHolder': { value: serra.cpfcnpj, label: serra.name },
  'insured.document': '87654321000198',
  'insured.name': 'PRADO COMERCIO E SERVICOS LTDA',
  'insured.BIDType': 'Pregão eletrônico',
  'objectProperty.noticeNumber': '12/2026',
  'objectProperty.startDateValidity': TODAY,
  'objectProperty.deadline': 90,
  'objectProperty.endDateValidity': '2027-02-18',
  'objectProperty.contractValue': 1_000_000,
  'objectProperty.guaranteeValue': 10_000,
  'objectProperty.complementObjectText': 'Pavimentação da avenida principal.',
  'requester.name': 'Clara Nogueira',
  'requester.phone': '11987650011',
};

/** The key of its draft, and how the list of drafts names it. */
export const DRAFT_KEY = 'd0000000-0000-4000-8000-0000000000aa';
export const listedBid = {
  Product: BID.product,
  Key: DRAFT_KEY,
  Name: null,
  UpdatedAt: '2026-11-19T12:00:00.000Z',
  InsuredName: null,
  Step: null,
  Choice: null,
  DaysLeft: null,
};

/** A draft of it whose steps are done up to the one that is open. */
export function bidDraft(open: string, answers: Readonly<Record<string, unknown>> = {}) {
  const at = STEPS.indexOf(open);
  const status = (index: number) => (index < at ? 'done' : index === at ? 'open' : 'pending');
  return {
    id: 'd0000000-0000-4000-8000-000000000001',
    definition: 'any',
    answers: { ...filledBid, ...answers },
    steps: Object.fromEntries(STEPS.map((step, index) => [step, status(index)])),
    updatedAt: '2026-11-19T12:00:00.000Z',
  };
}

/** What the wizard's look-ups of such a bid are answered. */
export const bidLookups = {
  'GET /client/ReceitaWS/*': { name: 'PRADO COMERCIO E SERVICOS LTDA', cnpj: '87654321000198' },
  'GET /client/findUserEmailsByClient': [],
};
