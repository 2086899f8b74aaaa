import { forRoles } from '../../contract/roles';
import type { Home } from '../../contract/home';
import type { PolicyPage } from '../../contract/policies';
import type { FoundPage, TrackedQuote, TrackingPage } from '../../contract/search';
import type { Answers } from './serveFolder';

const PROJECT = 'bench';
const USER = { uid: 'bench', email: 'clara@bench.test', name: 'Clara Nogueira' };
const HOUR = 3_600_000;

const data = (Data: unknown) => ({ StatusCode: 200, Message: null, Data });

const policy = (serial: number): PolicyPage['Items'][number] => ({
  Id: `5f2c1f50-0000-4000-8000-00000000000${serial}`,
  Number: `2026077500000${serial}00`,
  Product: 'BID',
  ProductName: 'Licitante',
  InsurerName: 'Tokio',
  HolderName: 'Construtora Serra Azul Ltda',
  HolderDocument: '11222333000181',
  InsuredName: 'Prefeitura Municipal de Itu',
  InsuredAmount: 250_000,
  ValidityStart: '2026-10-01',
  ValidityEnd: '2027-10-01',
  IssuedAt: '2026-10-01T12:00:00.000Z',
  Status: 'Vigente',
});

const policyPage: PolicyPage = {
  Items: Array.from({ length: 10 }, (_, serial) => policy(serial)),
  Total: 24,
  More: false,
  Page: 1,
  PageSize: 10,
  Next: 'next',
  Counted: 1000,
  Counts: { Emitida: 1, Vigente: 20, Vencida: 1, Cancelado: 2 },
};

/** One that was decided and one that waits, by turns. */
const tracked = (serial: number): TrackedQuote => ({
  Identifier: `BID202607750000${serial}`,
  QuoteType: 'BID',
  ProductName: 'Licitante',
  Status: serial % 2 ? 9 : 1,
  HolderName: 'Construtora Serra Azul Ltda',
  InsuredName: 'Prefeitura Municipal de Itu',
  InsuredDocument: '46634440000100',
  InsuredAmount: 250_000,
  GrossPremium: serial % 2 ? 1_250 : null,
  CreatedAt: '2026-10-01T12:00:00.000Z',
  UpdatedAt: '2026-10-02T12:00:00.000Z',
  ValidityStart: '2026-10-01',
  ValidityEnd: '2027-10-01',
  ObjectNumbers: 'Edital 12/2026 · Processo 7',
  Turn:
    serial % 2 ? null : { Who: 'insurer', Since: '2026-10-01T12:00:00.000Z', Until: null, Deadline: null },
  ProposalNumber: null,
  IsRepeatable: true,
});

const trackingPage: TrackingPage = {
  Items: Array.from({ length: 10 }, (_, serial) => tracked(serial)),
  Total: 24,
  More: false,
  Page: 1,
  PageSize: 10,
  Next: 'next',
  Counted: 1000,
  Counts: [
    { Status: 1, Total: 12 },
    { Status: 9, Total: 12 },
  ],
};

const noneFound: FoundPage = { Items: [], Total: 0, Page: 1, PageSize: 10, More: false };

/** Home asks by its query, tracking by its body. */
const requests = (query: URLSearchParams) => data(query.has('page') ? noneFound : trackingPage);

const none = { Total: 0, Items: [] };
const sums = { Count: 0, InsuredAmount: 0, Premium: 0, ByProduct: [], ByInsurer: [], Months: [] };

const needsYou: Home['NeedsYou'] = {
  Corrections: none,
  Offers: none,
  Proposals: none,
  Billets: { ...none, Until: '2026-12-01' },
  Expiring: { In30: 0, In60: 0, In90: 0 },
  Drafts: none,
};

/** The part that is asked for, as the server answers. */
const home = (query: URLSearchParams) =>
  data(
    query.get('part') === 'needsYou'
      ? ({ NeedsYou: needsYou, InForce: null } satisfies Home)
      : ({ NeedsYou: null, InForce: sums } satisfies Home),
  );

/** The API's side of the login page, of the lists of policies and requests, and of a customer's home, as a new customer has it. `host` is the server's own. */
export function portalAnswers(host: string): Answers {
  const firebase = { apiKey: PROJECT, authDomain: 'bench.test', projectId: PROJECT, emulatorHost: host };
  const now = new Date().toISOString();
  const brokerage = { phone: '1140040000', callCentre: '1140040000', tollFree: '08000000100', social: [] };
  const user = {
    ...USER,
    avatar: null,
    address: {},
    newExecutiveNotification: false,
    cpfCnpj: '31846720508',
    newUser: false,
    isTrackSaleSchedule: false,
    isResponsibleClient: false,
    ...forRoles(() => false),
    isPhysicalPerson: false,
  };
  const { uid: localId, email, name: displayName } = USER;
  return {
    '/api/config': data({ firebase, socialProviders: [], executivePortalUrl: '', brokerage, now }),
    '/api/wings/platform-status': data({ Avaliable: true, ExpectedAvailabilityDate: null }),
    '/api/user/find': data(user),
    '/api/user/isOutdated': data({ isOutdated: false, updateDenied: false }),
    '/api/user/contacts': data({ executive: null, assistants: [], superintendent: null }),
    '/api/user/checkNomination': data(true),
    '/api/user/termsofservice/HasAceptedLastVersion': data(true),
    '/api/InsuranceHome': home,
    '/api/financial/search': data({ countExpired: 0 }),
    '/api/draft': data([]),
    '/api/notification': data([]),
    '/api/client/myClients': data([{ Name: 'Construtora Serra Azul Ltda' }]),
    '/api/quotes/search': requests,
    '/api/quotes/batches': data([]),
    '/api/InsurancePolicy/search': data(policyPage),
    '/api/InsuranceCompany': data([{ Name: 'Tokio' }]),
    '/api/termsofservice': data({ Version: '1', PublishedOn: '2026-11-16', Sections: [] }),
    '/api/complaint': data([]),
    '/api/portalUpdates': data({ Version: '1', PublishedOn: '2026-11-16', Title: '', Items: [], Seen: true }),
    '/identitytoolkit.googleapis.com/v1/accounts:lookup': { users: [{ localId, email, displayName }] },
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What Firebase keeps in a browser of a person who is signed in: key and value. */
export function keptSession(): readonly [string, string] {
  const now = Date.now();
  const begun = Math.floor(now / 1000);
  const seconds = { auth_time: begun, iat: begun, exp: begun + HOUR / 1000 };
  const claims = {
    sub: USER.uid,
    user_id: USER.uid,
    email: USER.email,
    aud: PROJECT,
    ...seconds,
    firebase: {},
  };
  const accessToken = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const stsTokenManager = { refreshToken: 'bench', accessToken, expirationTime: now + HOUR };
  const { uid, email, name: displayName } = USER;
  const providerData = [{ providerId: 'password', uid: email, email, displayName }];
  const person = { uid, email, displayName, emailVerified: true, isAnonymous: false, providerData };
  const kept = { ...person, stsTokenManager, apiKey: PROJECT, appName: '[DEFAULT]' };
  return [`firebase:authUser:${PROJECT}:[DEFAULT]`, JSON.stringify(kept)];
}
