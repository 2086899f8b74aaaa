import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WizardEntry } from '../../../engine/definition/catalogue';
import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { callerOf, openToQuoteLinks } from '../../access/session';
import { ownerOf } from '../../access/Caller';
import { ok } from '../../http/envelope';
import { refuse } from '../../http/refuse';
import { idempotencyHeaders } from '../../idempotency/requestKey';
import { atomically } from './atomically';
import { deleteQuery, editBody, identifierQuery, registrationAnswer, registrationBody } from './contract';
import type { DeleteQuery, EditBody, IdentifierQuery } from './contract';
import { deleteQuote } from './deleteQuote';
import { editQuote, lookUpEdit } from './editQuote';
import { registerOpportunity } from './opportunities/registerOpportunity';
import { opportunityAnswer } from './opportunities/contract';
import { readQuote } from './readQuote';
import { registerQuote } from './registerQuote';
import { statusLabels } from '../../../contract/statuses/quote';
import { lookUp } from './submission';
import { reviewedWith } from './WizardRequest';
import type { CheckedRequest } from './WizardRequest';

const RECORD_LIMIT = 200_000;

export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  // One wizard an operation: what the catalogue sells is what can be asked for.
  for (const entry of deps.products.catalogue.wizards) registrationRoute(app, deps, entry);
  editRoute(app, deps);
  readRoutes(app, deps);

  app.delete<{ Querystring: DeleteQuery }>(
    '/quote/delete',
    { schema: { querystring: deleteQuery } },
    async (request) => {
      const { identifier, clientEmail } = request.query;
      const caller = callerOf(request);
      if (clientEmail && clientEmail.toLowerCase() !== caller.user.email) throw refuse('NOT_FOUND');
      await deleteQuote(deps.db, deps.clock, caller, identifier);
      return ok(null);
    },
  );
}

function registrationRoute(app: FastifyInstance, deps: Deps, entry: WizardEntry): void {
  const schema = { body: registrationBody(entry), headers: idempotencyHeaders };
  const config = entry.automaticExecutive ? openToQuoteLinks : {};
  app.post<{ Body: { definition?: string } & Record<string, unknown> }>(
    entry.operation,
    { schema, bodyLimit: RECORD_LIMIT, config },
    async (request) => {
      const { definition, [entry.block]: record } = request.body;
      const asked = { caller: callerOf(request), entry, record, definition };
      const looked = await lookUp(deps, asked.caller, await reviewedWith(deps, asked), record);
      const sent = { ...asked, looked };
      return ok(await atomically(deps.db, request, (tx) => register(tx, deps, sent)));
    },
  );
}

/** What a finished wizard becomes: a lead calls for a person, anything else for a quote. */
async function register(tx: Db, deps: Deps, sent: CheckedRequest) {
  if (sent.entry.lead) return opportunityAnswer(await registerOpportunity(tx, deps, sent));
  return registrationAnswer(await registerQuote(tx, deps, sent));
}

function editRoute(app: FastifyInstance, deps: Deps): void {
  const schema = { body: editBody(deps.products.catalogue), headers: idempotencyHeaders };
  app.put<{ Body: EditBody }>('/quote/edit', { schema, bodyLimit: RECORD_LIMIT }, async (request) => {
    const { identifier, definition, ...records } = request.body.request;
    const asked = { caller: callerOf(request), identifier, definition, records };
    const edit = { ...asked, looked: await lookUpEdit(deps, asked) };
    return ok(
      await atomically(deps.db, request, async (tx) => registrationAnswer(await editQuote(tx, deps, edit))),
    );
  });
}

function readRoutes(app: FastifyInstance, deps: Deps): void {
  const schema = { querystring: identifierQuery };
  const read = async (request: FastifyRequest<{ Querystring: IdentifierQuery }>) =>
    ok(await readQuote(deps, ownerOf(callerOf(request)), request.query.identifier));
  app.get('/quote', { schema, config: openToQuoteLinks }, read);
  app.get('/quote/manual', { schema }, read);

  app.get('/statusCotacaoSimplificado', async () =>
    ok(Object.entries(statusLabels).map(([id, descricao]) => ({ id: Number(id), descricao }))),
  );
}
