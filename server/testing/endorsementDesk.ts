import { createContext, start, transition, writeRecord } from '../../engine';
import type { Session, SessionEvent } from '../../engine';
import type { Environment } from '../../engine';
import type { TestApp } from './testApp';

type Json = Record<string, unknown>;

/** A document as the search finds it. */
interface Found {
  codigo: string;
  numeroDocumento: string;
  codigoPrincipal: string;
  numeroDocumentoUltimoEndosso: string | null;
}

/** What a suite about requests for endorsements asks of the application again and again. */
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
   * The record that the wizard of a person sends for a document of that number, filled in as they are shown it; `shown` is
   * what the page knows otherwise, as one that was opened before or was tampered with does.
   */
  async function recordFor(
    uid: string,
    number: string,
    type: string,
    edits: Json = {},
    shown: Json = {},
  ): Promise<Json> {
    const [found] = (
      await get(uid, `/InsurancePolicy/search-autocomplete?documentNumber=${number}&take=5&limit=5`)
    ).Data as Found[];
    if (!found) throw new Error(`nobody shows ${number} to ${uid}`);
    const { codigo: value, numeroDocumento: label, codigoPrincipal: main } = found;
    const details = (await get(uid, `/InsurancePolicy/findById?id=${value}`)).Data;
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
    for (const [field, answer] of Object.entries(edits)) {
      send({ type: 'edit', field, value: answer });
      send({ type: 'leave', field });
    }
    return writeRecord(session) as Json;
  }

  async function sendRecord(uid: string, endorsement: Json, key?: string) {
    const headers = key ? { 'idempotency-key': key } : {};
    const request = {
      method: 'POST',
      url: '/api/newEndorsement',
      payload: { endorsement },
      headers,
    } as const;
    const answer = await server().as(uid, request);
    const { Data, Code, Message, Errors } = answer.json();
    return { status: answer.statusCode, data: Data, code: Code, message: Message, errors: Errors };
  }

  const request = async (uid: string, number: string, type: string, edits?: Json, shown?: Json) =>
    sendRecord(uid, await recordFor(uid, number, type, edits, shown));

  const read = async (uid: string, identifier: string) =>
    (await get(uid, `/Endorsement?identifier=${identifier}`)).Data;

  return { get, recordFor, sendRecord, request, read };
}

function keyOf({ definition, lookups }: Session, id: string): string {
  return lookups[definition.lookups.findIndex(({ rule }) => rule.id === id)]?.key ?? '';
}
