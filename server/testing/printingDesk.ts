import { expect } from 'vitest';
import { emissionDesk } from './emissionDesk';
import { readPdf } from './readPdf';
import type { TestApp } from './testApp';

export const OWNER = 'demo-tomador';

export const documentAt = {
  draft: (identifier: string) => `/api/quote/draft/document?codigo=${identifier}`,
  proposal: (identifier: string) => `/api/quote/proposal/document?codigo=${identifier}`,
  receipt: (identifier: string) => `/api/quotes/export/pdf/${identifier}`,
  endorsement: (identifier: string) => `/api/InsurancePolicy/endorsement/pdf/${identifier}`,
  policy: (code: string) => `/api/InsurancePolicy/Document?codigo=${code}`,
  billet: (id: string) => `/api/InsurancePolicy/invoices/document?billingId=${id}`,
  billets: (number: string) => `/api/financial/billet/download/all?documentNumber=${number}`,
};

export function printingDesk(server: () => TestApp) {
  const desk = emissionDesk(server);
  const ask = (url: string, uid: string | null = OWNER) => server().as(uid, { url });

  async function opened(url: string) {
    const answer = await ask(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return { answer, pdf: await readPdf(answer.rawPayload) };
  }

  async function issued() {
    const identifier = await desk.offered('1000.00');
    await desk.pay(identifier, { installments: 3 });
    await desk.ready(identifier);
    await desk.approve(identifier);
    await desk.issue(identifier);
    return { identifier, policy: (await desk.read(identifier)).quote.Policy };
  }

  return {
    desk,
    ask,
    opened,
    issued,
    status: async (url: string, uid?: string | null) => (await ask(url, uid)).statusCode,
  };
}
