import { eq } from 'drizzle-orm';
import { billets, policies, quotes } from '../db/schema';
import type { QuoteRow } from '../db/schema';
import { readyProposal } from '../modules/quotes/emission/readyProposal';
import { issuePolicy } from '../modules/quotes/emission/issuePolicy';
import { moveQuote } from '../modules/quotes/moveQuote';
import { lockQuote } from '../modules/quotes/repository';
import type { BidChanges } from './bidRecord';
import { quoteDesk, TOMADOR } from './quoteDesk';
import type { TestApp, TestRequest } from './testApp';

export const BOLETO = { paymentType: 1, installments: 1, firstInstallmentDueDateDelay: 10 };

export function emissionDesk(server: () => TestApp) {
  const desk = quoteDesk(server);

  async function call(request: TestRequest, key?: string, uid = TOMADOR) {
    const headers = key ? { 'idempotency-key': key } : {};
    const answer = await server().as(uid, { ...request, headers });
    const { Data, Code, Message, Errors } = answer.json();
    return { status: answer.statusCode, data: Data, code: Code, message: Message, errors: Errors };
  }

  const pay = (
    identifier: string,
    payment: object = {},
    acceptRequired = true,
    key?: string,
    uid?: string,
    premium?: number,
  ) => {
    const request = { identifier, payment: { ...BOLETO, ...payment }, acceptRequired, premium };
    return call({ method: 'POST', url: '/api/quote/payment', payload: { request } }, key, uid);
  };
  const analyse = (identifier: string, reasonAnalysis?: string | null, key?: string, uid?: string) =>
    call({ method: 'POST', url: '/api/quote/analysis', payload: { identifier, reasonAnalysis } }, key, uid);
  const approve = (identifier: string, key?: string, uid?: string, payload?: object) =>
    call({ method: 'PUT', url: `/api/quote/approve?identifier=${identifier}`, payload }, key, uid);

  async function atDesk<T>(
    identifier: string,
    work: (tx: TestApp['db'], quote: QuoteRow) => Promise<T>,
  ): Promise<T> {
    const { id } = await desk.rowOf(identifier);
    return server().db.transaction(async (tx) => {
      const quote = await lockQuote(tx, id);
      if (!quote) throw new Error(`there is no ${identifier}`);
      return work(tx, quote);
    });
  }
  const ready = (identifier: string) =>
    atDesk(identifier, (tx, quote) => readyProposal(tx, server().deps, quote, 'demo-executivo'));
  const issue = async (identifier: string) => {
    const issued = await atDesk(identifier, (tx, quote) =>
      issuePolicy(tx, server().deps, quote, 'demo-executivo'),
    );
    return issued.policy;
  };

  const release = (identifier: string, premium = '1000.00', installments = 5) =>
    atDesk(identifier, (tx, quote) => {
      const figures = { commercialPremium: premium, grossPremium: premium, iof: '0.00', installments };
      const changes = { ...figures, insurerName: 'Seguradora Sandbox' };
      const at = server().deps.clock.now();
      return moveQuote(tx, quote, { to: 2, actorUid: 'demo-executivo', at, changes });
    });

  async function offered(premium?: string, installments?: number, changes?: BidChanges): Promise<string> {
    const identifier = await desk.registered(changes);
    await release(identifier, premium, installments);
    return identifier;
  }

  async function policyOf(identifier: string) {
    const { id } = await desk.rowOf(identifier);
    const [policy] = await server().db.select().from(policies).where(eq(policies.quoteId, id));
    return policy;
  }

  async function billetsOf(identifier: string) {
    const policy = await policyOf(identifier);
    if (!policy) return [];
    const all = server().db.select().from(billets).where(eq(billets.policyId, policy.id));
    return all.orderBy(billets.installment);
  }

  const setStatus = (identifier: string, status: number) =>
    server().db.update(quotes).set({ status }).where(eq(quotes.identifier, identifier));

  const setExpiry = (identifier: string, expiresAt: Date) =>
    server().db.update(quotes).set({ expiresAt }).where(eq(quotes.identifier, identifier));

  return {
    ...desk,
    call,
    pay,
    analyse,
    approve,
    ready,
    issue,
    release,
    offered,
    atDesk,
    policyOf,
    billetsOf,
    setStatus,
    setExpiry,
  };
}
