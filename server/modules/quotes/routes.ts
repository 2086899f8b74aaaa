import { Type } from 'typebox';
import { listed } from '../../../contract/reference';
import { answers, done } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { FastifyRequest } from 'fastify';
import { requestEntries, type RequestEntry } from '../../../engine/definition';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { callerOf, openToEndorsementLinks, openToLinks, openToQuoteLinks } from '../../access/session';
import { ownerOf } from '../../access/Caller';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';
import { isChange } from '../definitions/productStore';
import { idempotencyHeaders } from '../../idempotency/requestKey';
import { atomically } from './atomically';
import {
  deleteQuery,
  editBodyOf,
  identifierQuery,
  quote,
  registered,
  repeated,
  registrationBodyOf,
} from '../../../contract/quotes';
import { premiumLayers } from '../../../contract/premiumLayers';
import { timeline } from '../../../contract/timeline';
import { registrationAnswer } from './answers';
import { demandCompany } from './demandCompany';
import { deleteQuote } from './deleteQuote';
import { editQuote, lookUpEdit } from './editQuote';
import { registerOpportunity } from './opportunities/registerOpportunity';
import { opportunityAnswer } from './opportunities/answers';
import { quoteLayers } from './layers/quoteLayers';
import { readQuote } from './readQuote';
import { registerQuote } from './registerQuote';
import { repeatQuote } from './repeat/repeatQuote';
import { statusLabels } from '../../../contract/statuses/quote';
import { lookUp } from './submission';
import { timelineOf } from './timeline/timelineOf';
import { dealingWith, reviewedWith } from './WizardRequest';
import type { CheckedRequest } from './WizardRequest';

/** Bytes of a filled wizard. */
export const RECORD_LIMIT = 200_000;

export function quoteRoutes(app: Api, deps: Deps): void {
  // One wizard an operation: what the catalogue sells is what can be asked for.
  for (const entry of requestEntries(deps.products.catalogue)) registrationRoute(app, deps, entry);
  editRoute(app, deps);
  readRoutes(app, deps);

  app.delete('/quote/delete', { schema: { response: done, querystring: deleteQuery } }, async (request) => {
    const { identifier, clientEmail } = request.query;
    const caller = callerOf(request);
    if (clientEmail && clientEmail.toLowerCase() !== caller.user.email) throw refuse('NOT_FOUND');
    await deleteQuote(deps.db, deps.clock, caller, identifier);
    return ok(null);
  });
}

/** The links by which an executive may ask for it. */
function linksOf({ products }: Deps, { code, automaticExecutive }: RequestEntry) {
  if (isChange(products.catalogue, code)) return openToEndorsementLinks;
  return automaticExecutive ? openToQuoteLinks : {};
}

function registrationRoute(app: Api, deps: Deps, entry: RequestEntry): void {
  const schema = {
    summary: `${entry.lead ? 'Ask to be called about' : 'Register a request'}: ${entry.name}`,
    response: answers(registered),
    body: registrationBodyOf(entry),
    headers: idempotencyHeaders,
  };
  const config = linksOf(deps, entry);
  app.post(entry.operation, { schema, bodyLimit: RECORD_LIMIT, config }, async (request) => {
    const { definition, constants, [entry.block]: record } = request.body;
    const asked = { caller: callerOf(request), entry, record, definition, constants };
    await demandCompany(deps.db, asked.caller);
    const own = dealingWith(deps, asked.caller);
    const looked = await lookUp(own, asked.caller, await reviewedWith(own, asked), record);
    const sent = { ...asked, looked };
    return ok(await atomically(deps.db, request, (tx) => register(tx, own, sent)));
  });
}

/** What a finished wizard becomes: a lead calls for a person, anything else for a quote. */
async function register(tx: Db, deps: Deps, sent: CheckedRequest) {
  if (sent.entry.lead) return opportunityAnswer(await registerOpportunity(tx, deps, sent));
  return registrationAnswer(await registerQuote(tx, deps, sent));
}

function editRoute(app: Api, deps: Deps): void {
  const body = editBodyOf(deps.products.catalogue);
  const schema = { response: answers(registered), body, headers: idempotencyHeaders };
  app.put('/quote/edit', { schema, bodyLimit: RECORD_LIMIT }, async (request) => {
    const { identifier, definition, constants, ...records } = request.body.request;
    const asked = { caller: callerOf(request), identifier, definition, constants, records };
    const own = dealingWith(deps, asked.caller);
    const edit = { ...asked, looked: await lookUpEdit(own, asked) };
    return ok(
      await atomically(deps.db, request, async (tx) => registrationAnswer(await editQuote(tx, own, edit))),
    );
  });
}

function readRoutes(app: Api, deps: Deps): void {
  const schema = { response: answers(quote), querystring: identifierQuery };
  const read = async (request: FastifyRequest, identifier: string) =>
    ok(await readQuote(deps, ownerOf(callerOf(request)), identifier));
  app.get('/quote', { schema, config: openToLinks }, (request) => read(request, request.query.identifier));
  app.get('/Endorsement', { schema, config: openToEndorsementLinks }, async (request) => {
    const found = await readQuote(deps, ownerOf(callerOf(request)), request.query.identifier);
    if (!found.Endorsement) throw refuse('NOT_FOUND');
    return ok(found);
  });
  const repeatSchema = { response: answers(repeated), querystring: identifierQuery };
  app.get('/quote/repeat', { schema: repeatSchema }, async (request) =>
    ok(
      await repeatQuote(
        dealingWith(deps, callerOf(request)),
        ownerOf(callerOf(request)),
        request.query.identifier,
      ),
    ),
  );
  const layersSchema = { response: answers(premiumLayers), querystring: identifierQuery };
  app.get('/quote/layers', { schema: layersSchema }, async (request) =>
    ok(await quoteLayers(deps, ownerOf(callerOf(request)), request.query.identifier)),
  );
  const timelineSchema = { response: answers(timeline), querystring: identifierQuery };
  app.get('/quote/timeline', { schema: timelineSchema, config: openToLinks }, async (request) =>
    ok(await timelineOf(deps, ownerOf(callerOf(request)), request.query.identifier)),
  );
  app.get('/quote/manual', { schema }, (request) => read(request, request.query.identifier));

  app.get('/statusCotacaoSimplificado', { schema: { response: answers(Type.Array(listed)) } }, async () =>
    ok(Object.entries(statusLabels).map(([id, descricao]) => ({ id: Number(id), descricao }))),
  );
}
