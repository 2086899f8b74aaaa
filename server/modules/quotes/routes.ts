import { Type } from 'typebox';
import type { Static } from 'typebox';
import { listed } from '../../../contract/reference';
import { answers, done } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { FastifyRequest } from 'fastify';
import { addedWizards, operationOf, requestEntries, type RequestEntry } from '../../../engine/definition';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { callerOf, openToEndorsementLinks, openToLinks, openToQuoteLinks } from '../../access/session';
import { ownerOf } from '../../access/Caller';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';
import { isChange } from '../definitions/productStore';
import { idempotencyHeaders } from '../../idempotency/requestKey';
import { atomically } from './atomically';
import { joinBatch } from './batches/repository';
import { batchHeaders, batchOf } from './batches/batchHeader';
import {
  deleteQuery,
  editBodyOf,
  identifierQuery,
  publishedBody,
  publishedWizard,
  quote,
  registered,
  repeated,
  registrationBodyOf,
} from '../../../contract/quotes';
import { quoteReasons } from '../../../contract/quoteReasons';
import { premiumLayers } from '../../../contract/premiumLayers';
import { timeline } from '../../../contract/timeline';
import { registrationAnswer } from './answers';
import { deleteQuote } from './deleteQuote';
import { editQuote, openEdit } from './editQuote';
import { registerOpportunity } from './opportunities/registerOpportunity';
import { opportunityAnswer } from './opportunities/answers';
import { quoteLayers } from './layers/quoteLayers';
import { readReasons } from './reasons/quoteReasons';
import { readQuote } from './readQuote';
import { refusalOfPerson } from './refusalOfPerson';
import { registerQuote } from './registerQuote';
import { repeatQuote } from './repeat/repeatQuote';
import { statusLabels } from '../../../contract/statuses/quote';
import { demandOpened, openSubmission, type Opened } from './submission';
import { timelineOf } from './timeline/timelineOf';
import { dealingWith, productOf } from './productOf';
import { personOf } from './wizard/personOf';

export const RECORD_LIMIT = 200_000;

export function quoteRoutes(app: Api, deps: Deps): void {
  for (const entry of requestEntries(deps.products.built)) registrationRoute(app, deps, entry);
  publishedRoute(app, deps);
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

function linksOf({ products }: Deps, { code, automaticExecutive }: RequestEntry) {
  if (isChange(products.built, code)) return openToEndorsementLinks;
  return automaticExecutive ? openToQuoteLinks : {};
}

function registrationRoute(app: Api, deps: Deps, entry: RequestEntry): void {
  const schema = {
    summary: `${entry.lead ? 'Ask to be called about' : 'Register a request'}: ${entry.name}`,
    response: answers(registered),
    body: registrationBodyOf(entry),
    headers: batchHeaders,
  };
  const config = linksOf(deps, entry);
  app.post(entry.operation, { schema, bodyLimit: RECORD_LIMIT, config }, (request) =>
    registration(deps, request, entry, request.body),
  );
}

/** For wizards that a release added after the build. Throws NOT_FOUND for an unknown name. */
function publishedRoute(app: Api, deps: Deps): void {
  const schema = {
    summary: 'Register a request of a product that was published since the portal was built',
    response: answers(registered),
    body: publishedBody,
    params: publishedWizard,
    headers: batchHeaders,
  };
  const config = openToQuoteLinks;
  app.post(operationOf(':wizard'), { schema, bodyLimit: RECORD_LIMIT, config }, (request) => {
    const { catalogue, built } = dealingWith(deps, callerOf(request)).products;
    const operation = operationOf(request.params.wizard);
    const entry = addedWizards(catalogue, built).find((one) => one.operation === operation);
    const { link } = callerOf(request);
    if (!entry || (link && !entry.automaticExecutive)) throw refuse('NOT_FOUND');
    const { definition: _definition, constants: _constants, ...blocks } = request.body;
    if (Object.keys(blocks).join() !== entry.block) throw refuse('INVALID_REQUEST');
    demandObjects(blocks);
    return registration(deps, request, entry, request.body);
  });
}

/** A published product has no schema: its definition judges the block, once it is an object. */
function demandObjects(blocks: Readonly<Record<string, unknown>>): void {
  const isObject = (block: unknown) => typeof block === 'object' && block !== null && !Array.isArray(block);
  if (!Object.values(blocks).every(isObject)) throw refuse('INVALID_REQUEST');
}

type Filled = Static<typeof publishedBody>;

async function registration(deps: Deps, request: FastifyRequest, entry: RequestEntry, body: Filled) {
  const { definition, constants, [entry.block]: record } = body;
  const caller = callerOf(request);
  const person = await personOf(deps.db, caller);
  const refusal = refusalOfPerson(person);
  if (refusal) throw refusal;
  const own = dealingWith(deps, caller);
  const product = await productOf(own, entry, definition);
  const opened = await openSubmission(own, { caller, person, entry, product, record, constants });
  const answer = await atomically(deps.db, request, (tx) => register(tx, own, demandOpened(opened)));
  // Afterwards, so that a row already registered by another file joins this batch too.
  const batch = batchOf(request);
  if (batch !== undefined) await joinBatch(deps.db, caller.user.uid, batch, answer.Identifier);
  return ok(answer);
}

async function register(tx: Db, deps: Deps, opened: Opened) {
  if (opened.entry.lead) return opportunityAnswer(await registerOpportunity(tx, deps, opened));
  return registrationAnswer(await registerQuote(tx, deps, opened));
}

function editRoute(app: Api, deps: Deps): void {
  const body = editBodyOf(deps.products.built);
  const schema = { response: answers(registered), body, headers: idempotencyHeaders };
  app.put('/quote/edit', { schema, bodyLimit: RECORD_LIMIT }, async (request) => {
    const { identifier, definition, constants, ...records } = request.body.request;
    demandObjects(records);
    const edit = { caller: callerOf(request), identifier, definition, constants, records };
    const own = dealingWith(deps, edit.caller);
    const opened = await openEdit(own, edit);
    const change = async (tx: Db) => registrationAnswer(await editQuote(tx, own, edit, opened));
    return ok(await atomically(deps.db, request, change));
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
  const reasonsSchema = { response: answers(quoteReasons), querystring: identifierQuery };
  app.get('/quote/reasons', { schema: reasonsSchema }, async (request) =>
    ok(await readReasons(deps, ownerOf(callerOf(request)), request.query.identifier)),
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
