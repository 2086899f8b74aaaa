import { printed, zip } from '../../../../contract/answers';
import { identifierQuery } from '../../../../contract/quotes';
import type { Api } from '../../../http/Api';
import { callerOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import { atMost } from '../../../http/limits';
import { sendFile } from '../../../http/sendFile';
import { sendZip } from '../../../http/sendZip';
import { codeQuery, encodingQuery, idParams } from '../../../../contract/issued';
import { printEndorsement } from '../../issued/printing/endorsementDocument';
import { PRINTING } from '../../issued/printing/routes';
import { archiveName } from './archiveName';
import { issuedDocuments } from './issuedDocuments';
import { printQuote } from './quoteDocument';
import type { QuoteDocument } from './quoteDocument';

/** The printed documents of a request: a PDF file, or with base64=true its base64 in the envelope. */
export function quotePrintingRoutes(app: Api, deps: Deps): void {
  quoteByCode(app, deps, '/quote/draft/document', 'minuta');
  quoteByCode(app, deps, '/quote/proposal/document', 'proposta');
  quoteById(app, deps, '/quotes/export/pdf/:id', 'comprovante');
  endorsementById(app, deps);
  allOfIssued(app, deps);
}

const PRINTING_ALL = { ...PRINTING, config: atMost(30) };

function allOfIssued(app: Api, deps: Deps): void {
  const schema = { response: zip, querystring: identifierQuery };
  app.get('/quote/documents', { ...PRINTING_ALL, schema }, async (request, reply) => {
    const { identifier } = request.query;
    const files = await issuedDocuments(deps, callerOf(request), identifier);
    return sendZip(reply, archiveName(identifier), files, deps.clock.now());
  });
}

function quoteByCode(app: Api, deps: Deps, url: string, name: QuoteDocument): void {
  app.get(
    url,
    { ...PRINTING, schema: { response: printed, querystring: codeQuery } },
    async (request, reply) => {
      const { codigo, base64 } = request.query;
      return sendFile(reply, await printQuote(deps, callerOf(request), codigo, name), base64);
    },
  );
}

function quoteById(app: Api, deps: Deps, url: string, name: QuoteDocument): void {
  app.get(
    url,
    { ...PRINTING, schema: { response: printed, params: idParams, querystring: encodingQuery } },
    async (request, reply) => {
      const file = await printQuote(deps, callerOf(request), request.params.id, name);
      return sendFile(reply, file, request.query.base64);
    },
  );
}

function endorsementById(app: Api, deps: Deps): void {
  app.get(
    '/InsurancePolicy/endorsement/pdf/:id',
    { ...PRINTING, schema: { response: printed, params: idParams, querystring: encodingQuery } },
    async (request, reply) => {
      const [caller, { id }] = [callerOf(request), request.params];
      const issued = await printEndorsement(deps, caller, id);
      const file = issued ?? (await printQuote(deps, caller, id, 'endosso'));
      return sendFile(reply, file, request.query.base64);
    },
  );
}
