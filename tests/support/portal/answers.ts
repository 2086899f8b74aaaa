import { forRoles } from '../../../contract/roles';
import type { PaymentPlans } from '../../../contract/emission';
import type { Home, InForce, NeedsYou } from '../../../contract/home';
import type { WizardContext } from '../../../contract/wizard';
import type { PublicConfig } from '../../../contract/platform';
import type { LoggedUser } from '../../../contract/people';
import type { Identity } from '../../../src/shared/auth/IdentityProvider';
import type { Answers } from './fakeApi';

export const EMAIL = 'clara@lastro.test';
export const TODAY = '2026-11-20';

export const identity: Identity = { uid: 'u-clara', email: EMAIL, name: null, photo: null, social: false };

/** Somebody of a company, without anything that a page would ask or warn of. */
export const user: LoggedUser = {
  uid: identity.uid,
  email: EMAIL,
  name: 'Clara Nogueira',
  avatar: null,
  phone: null,
  mobilePhone: '11987650011',
  phone2: null,
  mobilePhone2: null,
  address: {
    cep: null,
    place: null,
    number: null,
    complement: null,
    district: null,
    state: null,
    city: null,
  },
  newExecutiveNotification: false,
  cpfCnpj: '52998224725',
  newUser: false,
  isTrackSaleSchedule: false,
  isResponsibleClient: false,
  ...forRoles(() => false),
  isPhysicalPerson: false,
  updateDeniedAt: null,
  ticketsExpired: 0,
  hasAceptedTermsOfUse: true,
  quoteApproved: { quantidade: 0 },
  trackSaleSchedule: null,
};

/** The server's clock goes on from the same noon in every run, so that dates in tests do not age. */
const AHEAD = Date.parse(`${TODAY}T15:00:00Z`) - Date.now();

export const config: PublicConfig = {
  get now() {
    return new Date(Date.now() + AHEAD).toISOString();
  },
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', emulatorHost: null, messaging: null },
  socialProviders: [],
  executivePortalUrl: 'https://executivo.test',
  brand: { name: 'Lastro', tagline: '', footer: '', subFooter: '' },
  brokerage: { phone: null, callCentre: null, tollFree: null, whatsApp: null, social: [] },
};

export const serra = { name: 'Construtora Serra Azul Ltda', cpfcnpj: '11222333000181', lead: false };
export const vale = { name: 'Vale do Sol Engenharia SA', cpfcnpj: '11444777000161', lead: false };

/** What GET /wizard/context answers. */
export const contextOf = (person: Partial<WizardContext> = {}) => ({
  today: TODAY,
  executive: false,
  linkEndsAt: null,
  user: { name: user.name, email: EMAIL, phone: '11987650011' },
  clients: [serra],
  definitions: {},
  constants: '',
  catalogue: null,
  ...person,
});

const noSum = { Count: 0, Amount: 0 };

/** A list of billets that holds noSum, while so many are overdue. */
export const noBillets = (countExpired: number) => ({
  Items: [],
  Total: 0,
  Page: 1,
  PageSize: 10,
  Totals: { All: noSum, Pending: noSum, Paid: noSum, Expired: noSum, Cancelled: noSum },
  RenewalDates: [],
  DelayMinutes: 30,
  countExpired,
});

const none = { Total: 0, Items: [] };
const nothing = { Count: 0, InsuredAmount: 0, Premium: 0 };

/** What home answers of somebody for whom nothing waits and nothing is in force, but for what is given. */
export const homeOf = (needsYou: Partial<NeedsYou> = {}, inForce: Partial<InForce> = {}): Home => ({
  NeedsYou: {
    Corrections: none,
    Offers: none,
    Proposals: none,
    Billets: { ...none, Until: '2026-11-27' },
    Expiring: { In30: 0, In60: 0, In90: 0 },
    Drafts: none,
    ...needsYou,
  },
  InForce: { ...nothing, ByProduct: [], ByInsurer: [], Months: [], ...inForce },
});

/** What GET /quote/payment/plans answers of an offer of R$ 150,00 in up to two installments. */
export const plans: PaymentPlans = {
  Premium: 150,
  InsurerName: 'Seguradora Demonstração',
  InsuredAmount: 10_000,
  Holder: { Name: 'Construtora Serra Azul Ltda', Document: '11222333000181' },
  Insured: { Name: 'Prefeitura de Santos', Document: '87654321000198' },
  ValidUntil: '2026-12-20T15:00:00.000Z',
  DaysLeft: 30,
  AnsweredIn: 6,
  InvoiceBilling: false,
  FirstDue: { From: '2026-11-21', To: '2026-12-20' },
  Plans: [
    { Installments: [{ DueDate: '2026-12-20', Amount: 150 }] },
    {
      Installments: [
        { DueDate: '2026-12-20', Amount: 75 },
        { DueDate: '2027-01-20', Amount: 75 },
      ],
    },
  ],
};

/** What a page and its frame ask of a server that has no news. */
export const quietly = (person: LoggedUser = user): Answers => ({
  'GET /wings/platform-status': { Avaliable: true, ExpectedAvailabilityDate: null },
  'GET /workbench/comment': { Threads: [] },
  'POST /user/login': {
    user: person,
    executive: null,
    assistants: [],
    superintendent: null,
    catalogue: null,
  },
  'PUT /user/SendIpLog': { ip: '192.0.2.1' },
  'GET /user/logout': null,
  'GET /user/find': person,
  'GET /user/contacts': { executive: null, assistants: [], superintendent: null },
  'GET /user/isOutdated': { isOutdated: false, updateDenied: false },
  'GET /user/checkNomination': true,
  'GET /user/termsofservice/HasAceptedLastVersion': true,
  'GET /portalUpdates': { Version: '1', Title: '', Items: [], Seen: true },
  'GET /notification': [],
  'GET /auth/password-reset-status': { pending: false },
  'POST /financial/search': noBillets(0),
  'GET /InsuranceCompany': [],
  'GET /quotes/search': { Items: [], Total: 0, Page: 1, PageSize: 10 },
  'POST /quotes/search': {
    ...{ Items: [], Total: 0, Page: 1, PageSize: 10, Next: null },
    ...{ Counted: 1000, Counts: [] },
  },
  'GET /quotes/most-asked': [],
  'GET /quotes/batches': [],
  'GET /product/*': {
    Versions: [],
    From: '2026-08-22',
    Least: 10,
    Began: 0,
    Finished: 0,
    Steps: [],
    Fields: [],
  },
  'GET /quotes/recent-answers': [],
  'POST /desk/queue': {
    ...{ Items: [], Total: 0, More: false, Page: 1, PageSize: 10, Next: null, Counts: [] },
    Counted: 1000,
    AsOf: `${TODAY}T15:00:00.000Z`,
  },
  'GET /desk/day': {
    ...{
      AsOf: `${TODAY}T15:00:00.000Z`,
      Today: TODAY,
      Through: TODAY,
      Waiting: 0,
      StandsInFor: [],
      Lists: [],
    },
  },
  'GET /desk/filters': [],
  'GET /desk/texts': [],
  'GET /desk/absences': { Today: TODAY, Items: [], Team: [], StandIns: [] },
  'POST /desk/queue/next': { Identifier: null, Place: null },
  'GET /quote/timeline': { Events: [], Turn: null },
  'GET /quote/payment/plans': plans,
  'GET /client/myClients': [serra],
  'GET /wizard/context': contextOf(),
  'GET /rating/*': null,
  'GET /reading/*': { Reading: null },
  // Many a wizard asks for it as it opens, and a test may end before or after it does.
  'GET /geography/states': [],
  'GET /InsuranceHome': homeOf(),
  'GET /draft': [],
  'GET /template': [],
  'GET /draft/*': null,
  'PUT /draft/*': { id: 'd0000000-0000-4000-8000-000000000001' },
  'DELETE /draft/*': null,
});
