import { printed } from '../../../../contract/answers';
import type { Api } from '../../../http/Api';
import { callerOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import { atMost } from '../../../http/limits';
import { sendFile } from '../../../http/sendFile';
import { printBillet, printBillets } from './billetDocument';
import { billetQuery, codeQuery, documentNumberQuery } from '../../../../contract/issued';
import { printPolicy } from './policyDocument';

/** Options of a route that prints: a PDF takes some ten times as long as a read, and is compressed already. */
export const PRINTING = { compress: false, config: atMost(120) } as const;

export function policyPrintingRoutes(app: Api, deps: Deps): void {
  app.get(
    '/InsurancePolicy/Document',
    { ...PRINTING, schema: { response: printed, querystring: codeQuery } },
    async (request, reply) => {
      const { codigo, base64 } = request.query;
      return sendFile(reply, await printPolicy(deps, callerOf(request), codigo), base64);
    },
  );
  app.get(
    '/InsurancePolicy/invoices/document',
    { ...PRINTING, schema: { response: printed, querystring: billetQuery } },
    async (request, reply) => {
      const { billingId, base64 } = request.query;
      return sendFile(reply, await printBillet(deps, callerOf(request), billingId), base64);
    },
  );
  app.get(
    '/financial/billet/download/all',
    { ...PRINTING, schema: { response: printed, querystring: documentNumberQuery } },
    async (request, reply) => {
      const { documentNumber, base64 } = request.query;
      return sendFile(reply, await printBillets(deps, callerOf(request), documentNumber), base64);
    },
  );
}
