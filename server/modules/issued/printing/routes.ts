import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import { atMost } from '../../../http/limits';
import { sendFile } from '../../../http/sendFile';
import { printBillet, printBillets } from './billetDocument';
import { billetQuery, codeQuery, documentNumberQuery } from './contract';
import type { BilletQuery, CodeQuery, DocumentNumberQuery } from './contract';
import { printPolicy } from './policyDocument';

/** Options of a route that prints: a PDF takes some ten times as long as a read, and is compressed already. */
export const PRINTING = { compress: false, config: atMost(120) } as const;

/** The printed policies and billets: a PDF file, or with base64=true its base64 in the envelope. */
export function policyPrintingRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: CodeQuery }>(
    '/InsurancePolicy/Document',
    { ...PRINTING, schema: { querystring: codeQuery } },
    async (request, reply) => {
      const { codigo, base64 } = request.query;
      return sendFile(reply, await printPolicy(deps, callerOf(request), codigo), base64);
    },
  );
  app.get<{ Querystring: BilletQuery }>(
    '/financial/billet/document',
    { ...PRINTING, schema: { querystring: billetQuery } },
    async (request, reply) => {
      const { billingId, base64 } = request.query;
      return sendFile(reply, await printBillet(deps, callerOf(request), billingId), base64);
    },
  );
  app.get<{ Querystring: DocumentNumberQuery }>(
    '/financial/billet/download/all',
    { ...PRINTING, schema: { querystring: documentNumberQuery } },
    async (request, reply) => {
      const { documentNumber, base64 } = request.query;
      return sendFile(reply, await printBillets(deps, callerOf(request), documentNumber), base64);
    },
  );
}
