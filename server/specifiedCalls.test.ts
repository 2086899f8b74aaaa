import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRoutes } from './testing/routeSchemas';
import type { DescribedRoute, Schema } from './testing/routeSchemas';
import { testApp } from './testing/testApp';
import type { TestApp } from './testing/testApp';

/** Section 7 of the specifications to the letter: method and path, names of the query or of the body. */
const CALLS = `
POST /user
PUT /user
DELETE /user
POST /client
POST /user/login {notificationToken}
GET /user/logout ?email&notificationToken
GET /user/find ?Email
GET /client/findByUser ?Email&FindAll
GET /user/findByDocumentClient ?CPFCNPJ
GET /client/Management/GetUsers
GET /user/findByEmail/{email}/all
POST /auth/change-password {Token, NewPassword}
POST /auth/require-change-password {Email}
GET /auth/password-reset-status ?email
PUT /user/updateOutdatedUser
GET /user/isOutdated ?email
POST /user/updateDenied ?email
POST /user/termsofservice/AceptLastVersion {ipAddress}
GET /user/termsofservice/HasAceptedLastVersion
GET /user/checkNomination
POST /user/NewExecutiveVisualized
PUT /user/SendIpLog ?email&userType
GET /client/ExecutiveEmail
GET /client/findUserEmailsByClient ?clientDocument
GET /client/mainActivityIsConstruction ?clientDocument
GET /client/myClients
GET /client/ReceitaWS/{cnpj}
GET /wings/platform-status
POST /firebase/subscribe {notificationToken}
POST /notification/markasread/all
POST /tracksaleCampaign/answer {score, phone, justification, identification, name, scheduleId, email, campaignId, tags}
GET /tracksaleSchedule/today
POST /financial/search {SearchFromCacheOnly}
POST /financial/export/excel
GET /financial/BilletNotificationOptions
POST /financial/UpdateBilletNotification
GET /financial/DueDateRenewal ?billingId&newDueDate
GET /financial/CheckForNewBillet ?payerDocumentNumber&policyNumber&installmentNumber&billingId
GET /financial/billet/download/all ?documentNumber&base64
GET /invoices ?policyNumber
GET /client/ViaCEPWS/{cep}
GET /people/findByCpf ?CPFCNPJ
POST /people/createOrUpdate {name, document, cep, city, place, number, complement, district, state}
PUT /quote/approve ?identifier
GET /quote ?identifier
GET /quote/manual ?identifier
GET /quote/draft/document ?codigo&base64
GET /quotes/export/pdf/{id} ?base64
POST /quote/analysis {identifier, reasonAnalysis}
POST /quote/payment {request}
GET /client/paymentType ?cpfCnpj
POST /quote/bail
POST /quote/bid {bid}
POST /quote/performance {performance}
POST /quote/judicial {appealDeposit}
POST /quote/judicialcivel {judicialCivel}
POST /judicial-labor {judicialLabor}
POST /quote/engineeringrisk
POST /quote/guaranteeOther
PUT /quote/edit {request}
DELETE /quote/delete ?identifier&clientEmail
POST /opportunity/engineeringRisks
GET /statusCotacaoSimplificado
GET /Tribunal/all ?tipotribunal
GET /Vara/findById ?id
POST /document/save {DocumentName, DocumentType, content}
GET /wings/document ?wingsDocumentId&base64
GET /client/creditAnalysis/{id}
GET /InsuranceHome ?email
GET /InsurancePolicy/search-autocomplete ?take&limit&documentNumber
GET /InsurancePolicy/findById ?id&include&documenttype&OrderEndorsement
GET /EndorsementsPolicy/findByMainCode ?id
GET /verifyEndorsementStatus ?IdApolice
POST /InsurancePolicy/search
GET /InsurancePolicy/Document ?codigo&base64
POST /InsurancePolicy/export/excel
GET /InsuranceCompany
GET /Broker
GET /Product
POST /newEndorsement {endorsement}
GET /Endorsement ?identifier
GET /InsurancePolicy/endorsement/pdf/{id} ?base64
GET /InsurancePolicy/invoices/document ?billingId&base64
`;

let server: TestApp;
let routes: DescribedRoute[];
beforeAll(async () => {
  routes = await describeRoutes(async () => (server = await testApp()));
});
afterAll(() => server.close());

const namesOf = (schema?: Schema) => Object.keys(schema?.properties ?? {});

test.each(CALLS.trim().split('\n'))('%s', (call) => {
  const [, method, path, kind = '', names = ''] = /^(\w+) (\S+)(?: ([?{])(.*?)}?)?$/.exec(call) ?? [];
  const url = `/api${path!.replaceAll(/{(\w+)}/g, ':$1')}`;
  const route = routes.find((one) => one.method === method && one.url === url);
  expect(route).toBeDefined();
  const taken = kind === '?' ? namesOf(route?.query) : namesOf(route?.body);
  expect(taken).toEqual(expect.arrayContaining(names.split(/&|, /).filter(Boolean)));
});

test('the names of a query are taken in any casing, and given wrongly they are still looked at', async () => {
  const state = (query: string) => server.as(null, { url: `/api/auth/password-reset-status?${query}` });
  expect((await state('Email=a@lastro.test')).statusCode).toBe(200);
  expect((await state('EMAIL=a@lastro.test')).statusCode).toBe(200);
  expect((await state(`Email=${'x'.repeat(400)}`)).statusCode).toBe(422);
  expect((await state('mail=a@lastro.test')).statusCode).toBe(422);
});
