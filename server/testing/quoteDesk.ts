import { asc, eq } from 'drizzle-orm';
import { quoteEvents, quotes } from '../db/schema';
import type { QuoteRow } from '../db/schema';
import type { NewQuote } from '../modules/quotes/repository';
import { bidRecord } from './bidRecord';
import type { BidChanges } from './bidRecord';
import type { TestApp } from './testApp';

export const TOMADOR = 'demo-tomador';

interface Answer {
  status: number;
  data: { Identifier: string; Title: string; Message: string };
  code: string;
  errors: { path: string; code: string; message: string }[] | undefined;
}

export type QuoteChanges = { identifier: string } & Partial<NewQuote>;

export function quoteDesk(server: () => TestApp) {
  async function send(payload: object, key?: string, uid = TOMADOR): Promise<Answer> {
    const headers = key ? { 'idempotency-key': key } : {};
    const answer = await server().as(uid, { method: 'POST', url: '/api/quote/bid', payload, headers });
    const { Data, Code, Errors } = answer.json();
    return { status: answer.statusCode, data: Data, code: Code, errors: Errors };
  }

  const register = (changes?: BidChanges, key?: string) => send({ bid: bidRecord(changes) }, key);

  async function registered(changes?: BidChanges, uid = TOMADOR): Promise<string> {
    const { data, errors } = await send({ bid: bidRecord(changes) }, undefined, uid);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.Identifier;
  }

  async function read(identifier: string, uid = TOMADOR) {
    const answer = await server().as(uid, { url: `/api/quote?identifier=${identifier}` });
    return { status: answer.statusCode, quote: answer.json().Data };
  }

  async function rowOf(identifier: string) {
    const [row] = await server().db.select().from(quotes).where(eq(quotes.identifier, identifier));
    if (!row) throw new Error(`there is no ${identifier}`);
    return row;
  }

  async function eventsOf(identifier: string) {
    const { id } = await rowOf(identifier);
    const events = server().db.select().from(quoteEvents);
    return events.where(eq(quoteEvents.quoteId, id)).orderBy(asc(quoteEvents.id));
  }

  async function kindsOf(identifier: string): Promise<string[]> {
    return (await eventsOf(identifier)).map(({ kind, toStatus }) => `${kind} ${toStatus}`);
  }

  async function storeLike(row: QuoteRow, ...changed: QuoteChanges[]): Promise<void> {
    const { id: _, searchText: __, ...rest } = row;
    await server()
      .db.insert(quotes)
      .values(changed.map((changes) => ({ ...rest, ...changes })));
  }

  return { send, register, registered, read, rowOf, eventsOf, kindsOf, storeLike };
}
