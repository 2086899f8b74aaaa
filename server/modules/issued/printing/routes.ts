import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../deps';
import { callerOf } from '../../../http/authentication';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { contentDisposition } from '../../documents/documentName';
import { printBillet, printBillets } from './billetDocument';
import { billetQuery, codeQuery, documentNumberQuery, encodingQuery, idParams } from './contract';
import type { BilletQuery, CodeQuery, DocumentNumberQuery, Encoding, IdParams } from './contract';
import type { PrintedFile } from './document';
import { printPolicy } from './policyDocument';
import { printQuote } from './quoteDocument';
import type { QuoteDocument } from './quoteDocument';

// A PDF takes some ten times as long as a read, and is compressed already.
const route = { compress: false, config: atMost(120) } as const;

/** The printed documents: a PDF file, or with base64=true its base64 in the envelope. */
export function printingRoutes(app: FastifyInstance, deps: Deps): void {
  quoteByCode(app, deps, '/quote/draft/document', 'minuta');
  quoteByCode(app, deps, '/quote/proposal/document', 'proposta');
  quoteById(app, deps, '/quotes/export/pdf/:id', 'comprovante');
  quoteById(app, deps, '/InsurancePolicy/endorsement/pdf/:id', 'endosso');
  policyRoutes(app, deps);
}

function quoteByCode(app: FastifyInstance, deps: Deps, url: string, name: QuoteDocument): void {
  app.get<{ Querystring: CodeQuery }>(
    url,
    { ...route, schema: { querystring: codeQuery } },
    async (request, reply) => {
      const { codigo, base64 } = request.query;
      return sent(reply, await printQuote(deps, callerOf(request), codigo, name), base64);
    },
  );
}

function quoteById(app: FastifyInstance, deps: Deps, url: string, name: QuoteDocument): void {
  app.get<{ Params: IdParams; Querystring: Encoding }>(
    url,
    { ...route, schema: { params: idParams, querystring: encodingQuery } },
    async (request, reply) => {
      const file = await printQuote(deps, callerOf(request), request.params.id, name);
      return sent(reply, file, request.query.base64);
    },
  );
}

function policyRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: CodeQuery }>(
    '/InsurancePolicy/Document',
    { ...route, schema: { querystring: codeQuery } },
    async (request, reply) => {
      const { codigo, base64 } = request.query;
      return sent(reply, await printPolicy(deps, callerOf(request), codigo), base64);
    },
  );
  app.get<{ Querystring: BilletQuery }>(
    '/financial/billet/document',
    { ...route, schema: { querystring: billetQuery } },
    async (request, reply) => {
      const { billingId, base64 } = request.query;
      return sent(reply, await printBillet(deps, callerOf(request), billingId), base64);
    },
  );
  app.get<{ Querystring: DocumentNumberQuery }>(
    '/financial/billet/download/all',
    { ...route, schema: { querystring: documentNumberQuery } },
    async (request, reply) => {
      const { documentNumber, base64 } = request.query;
      return sent(reply, await printBillets(deps, callerOf(request), documentNumber), base64);
    },
  );
}

function sent(reply: FastifyReply, { name, content }: PrintedFile, base64: boolean) {
  if (base64) return ok(content.toString('base64'));
  return reply.type('application/pdf').header('content-disposition', contentDisposition(name)).send(content);
}
