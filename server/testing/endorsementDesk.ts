import { eq } from 'drizzle-orm';
import { createContext, start, transition, writeRecord } from '../../engine/index';
import type { Environment, Session, SessionEvent } from '../../engine/index';
import type { Answers } from '../../engine/model/Session';
import { policies, quotes } from '../db/schema';
import type { PolicyRow } from '../db/schema';
import { findPolicyById, type NewPolicy } from '../modules/issued/policies/repository';
import { processIssuing } from '../modules/quotes/emission/insurer';
import { underwrite } from '../modules/quotes/underwrite';
import { issuedPolicy } from './issuedPolicy';
import type { TestApp, TestRequest } from './testApp';

type Json = Record<string, unknown>;

interface Found {
  codigo: string;
  numeroDocumento: string;
  codigoPrincipal: string;
  numeroDocumentoUltimoEndosso: string | null;
}

export const HOLDER = '11222333000181';
export const AMOUNT = 'newStateDocument.guaranteeValue';
export const REASON = 'endorsementRequest.endorsementDescription';

const ELSEWHERE: Json = {
  'endorsementRequest.otherBrokerage': true,
  'endorsementRequest.documentNumber': 'X-99.2026/1',
  'endorsementRequest.endorsementType': 'b',
  'endorsementRequest.otherProduct': 'c4dafb3e-9ba9-5221-ac52-c0adf1d459b0',
  'endorsementRequest.otherModality': 'performance-privado',
  'policyHolder.holder': { value: HOLDER, label: 'Construtora Serra Azul Ltda' },
  'insured.document': '45997418000153',
  'insured.name': 'Prefeitura Municipal de Itu',
  'currentStateDocument.endDateValidity': '2026-12-31',
  'newStateDocument.startDateValidity': '2026-11-20',
  'newStateDocument.endDateValidity': '2026-12-31',
  'newStateDocument.contractValue': 1_000_000,
  [AMOUNT]: 200_000,
  'newStateDocument.objectText': 'Construir a ponte.',
  'newStateDocument.coverageLabor': false,
  'newStateDocument.civilWork': true,
};

export function endorsementDesk(server: () => TestApp) {
  async function get(uid: string, url: string) {
    const answer = await server().as(uid, { url: `/api${url}` });
    return answer.json();
  }

  async function environmentOf(uid: string): Promise<Environment> {
    const { today, ...person } = (await get(uid, '/wizard/context')).Data;
    return { today, constants: server().deps.products.constants, context: createContext(person) };
  }

  /**
   * The record that a person's wizard sends for that document; `shown` overrides what the page knows, as an
   * outdated or tampered page would.
   */
  async function recordFor(
    uid: string,
    number: string,
    type: string,
    edits: Json = {},
    shown: Json = {},
    own?: string,
  ): Promise<Json> {
    const [found] = (
      await get(uid, `/InsurancePolicy/search-autocomplete?documentNumber=${number}&take=5&limit=5`)
    ).Data as Found[];
    if (!found) throw new Error(`nobody shows ${number} to ${uid}`);
    const { codigo: value, numeroDocumento: label, codigoPrincipal: main } = found;
    const mine = own === undefined ? '' : `&request=${own}`;
    const details = (await get(uid, `/InsurancePolicy/findById?id=${value}${mine}`)).Data;
    const last = found.numeroDocumentoUltimoEndosso;
    const definition = server().deps.products.current('endosso')!.compiled;
    let { session } = start(definition, await environmentOf(uid));
    const send = (event: SessionEvent) => ({ session } = transition(session, event));
    send({
      type: 'edit',
      field: 'endorsementRequest.policy',
      value: { value, label, main, ...(last && { last }) },
    });
    send({ type: 'edit', field: 'endorsementRequest.endorsementType', value: type });
    const key = keyOf(session, 'policy-details');
    send({ type: 'answered', lookup: 'policy-details', key, data: { ...details, ...shown } });
    return writeRecord(filled(session, edits));
  }

  async function recordElsewhere(uid: string, edits: Json = {}): Promise<Json> {
    const definition = server().deps.products.current('endosso')!.compiled;
    const { session } = start(definition, await environmentOf(uid));
    const answers = ELSEWHERE as Answers;
    const taken = transition(session, { type: 'prefilled', answers, from: 'draft' }).session;
    return writeRecord(filled(taken, edits));
  }

  async function call(uid: string, request: TestRequest, key?: string) {
    const headers = key ? { 'idempotency-key': key } : {};
    const answer = await server().as(uid, { ...request, headers });
    const { Data, Code, Message, Title, Errors } = answer.json();
    return {
      status: answer.statusCode,
      data: Data,
      code: Code,
      message: Message,
      title: Title,
      errors: Errors,
    };
  }

  const sendRecord = (uid: string, endorsement: Json, key?: string) =>
    call(uid, { method: 'POST', url: '/api/newEndorsement', payload: { endorsement } }, key);

  const edit = (uid: string, identifier: string, endorsement: Json) =>
    call(uid, {
      method: 'PUT',
      url: '/api/quote/edit',
      payload: { request: { identifier, endorsement } },
    });

  const request = async (uid: string, number: string, type: string, edits?: Json, shown?: Json) =>
    sendRecord(uid, await recordFor(uid, number, type, edits, shown));

  const read = async (uid: string, identifier: string) =>
    (await get(uid, `/Endorsement?identifier=${identifier}`)).Data;

  async function rowOf(identifier: string) {
    const [row] = await server().db.select().from(quotes).where(eq(quotes.identifier, identifier));
    if (!row) throw new Error(`there is no ${identifier}`);
    return row;
  }

  async function ratedOf(uid: string, record: Json): Promise<string> {
    const { data, errors, code } = await sendRecord(uid, record);
    if (!data?.Identifier) throw new Error(JSON.stringify([code, errors]));
    await underwrite(server().deps, (await rowOf(data.Identifier)).id);
    return data.Identifier;
  }

  const rated = async (uid: string, number: string, type: string, edits?: Json) =>
    ratedOf(uid, await recordFor(uid, number, type, edits));

  const issue = async (identifier: string) => processIssuing(server().deps, (await rowOf(identifier)).id);

  async function policyOf(number: string): Promise<PolicyRow> {
    const [policy] = await server().db.select().from(policies).where(eq(policies.number, number));
    if (!policy) throw new Error(`there is no policy ${number}`);
    return policy;
  }

  let serial = 100;
  async function newPolicy(more: Partial<NewPolicy> = {}): Promise<PolicyRow> {
    serial += 1;
    const id = await issuedPolicy(server().db, {
      clientDocument: HOLDER,
      dueDates: [],
      more: {
        number: `202607750000${serial}00`,
        product: 'PER',
        modality: 'performance-publico',
        holderName: 'Construtora Serra Azul Ltda',
        insuredName: 'Prefeitura Municipal de Itu',
        insuredDocument: '45997418000153',
        insuredAmount: '100000.00',
        contractValue: '1000000.00',
        objectText: 'Construir a ponte.',
        coverageFine: true,
        coverageLabor: false,
        civilWork: true,
        ...more,
      },
    });
    return (await findPolicyById(server().db, id))!;
  }

  return {
    get,
    call,
    recordFor,
    recordElsewhere,
    sendRecord,
    edit,
    request,
    read,
    rowOf,
    ratedOf,
    rated,
    issue,
    policyOf,
    newPolicy,
  };
}

function filled(session: Session, edits: Json): Session {
  return Object.entries(edits).reduce((now, [field, value]) => {
    const edited = transition(now, { type: 'edit', field, value: value as never }).session;
    return transition(edited, { type: 'leave', field }).session;
  }, session);
}

function keyOf({ definition, lookups }: Session, id: string): string {
  return lookups[definition.lookups.findIndex(({ rule }) => rule.id === id)]?.key ?? '';
}
