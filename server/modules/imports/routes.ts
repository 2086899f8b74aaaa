import { Type } from 'typebox';
import { answers, done, file } from '../../../contract/answers';
import {
  acceptImportBody,
  deskImport,
  deskImportsQuery,
  importBody,
  importParams,
  policyImport,
  refuseImportBody,
  takenImport,
} from '../../../contract/imports';
import type { AcceptImportBody, ImportBody } from '../../../contract/imports';
import { executiveOf, userOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { sendFile } from '../../http/sendFile';
import { atMostOnce } from '../../idempotency/atMostOnce';
import { idempotencyHeaders, requestKeyOf } from '../../idempotency/requestKey';
import { filledIn } from '../definitions/reviewForm';
import { readFound } from '../documents/service';
import { deskImportAnswer, importAnswer } from './answers';
import { acceptImport, refusePolicyImport } from './decideImport';
import { refuseImport } from './problems';
import { findImportedFile, listDeskImports, listImports } from './repository';
import { sendImport } from './sendImport';

export function importRoutes(app: Api, deps: Deps): void {
  const { db, clock } = deps;
  const sent = filledIn<ImportBody>(deps, 'importacao', ({ documentId: _file, ...record }) => ({
    record,
    context: { clients: [{ value: record.policyHolder, label: '' }] },
  }));

  app.get(
    '/InsurancePolicy/imports',
    { schema: { response: answers(Type.Array(policyImport)) } },
    async (request) => ok((await listImports(db, userOf(request).uid)).map(importAnswer)),
  );

  app.post(
    '/InsurancePolicy/import',
    {
      schema: { response: answers(takenImport), body: importBody, headers: idempotencyHeaders },
      config: atMost(60),
      preHandler: sent,
    },
    async (request) => {
      const send = (tx: typeof db) => sendImport(tx, clock, userOf(request), request.body);
      const key = requestKeyOf(request);
      const reused = () => refuseImport('KEY_REUSED');
      const Identifier = key ? await atMostOnce(db, key, reused, send) : await db.transaction(send);
      return ok({ Identifier });
    },
  );
}

export function deskImportRoutes(app: Api, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    deskCalls(desk, deps);
  });
}

function deskCalls(app: Api, deps: Deps): void {
  const { db, products } = deps;
  const read = filledIn<AcceptImportBody>(deps, 'conferencia', (record) => ({
    record,
    context: { products: products.catalogue.wizards.map(({ code, name }) => ({ value: code, label: name })) },
  }));

  app.get(
    '/desk/imports',
    { schema: { response: answers(Type.Array(deskImport)), querystring: deskImportsQuery } },
    async (request) =>
      ok((await listDeskImports(db, executiveOf(request), request.query)).map(deskImportAnswer)),
  );

  // A PDF is compressed already.
  app.get(
    '/desk/imports/:identifier/document',
    { schema: { response: file('application/pdf'), params: importParams }, compress: false },
    async (request, reply) => {
      const id = await findImportedFile(db, executiveOf(request), request.params.identifier);
      return sendFile(reply, await readFound(deps, id));
    },
  );

  app.post(
    '/desk/imports/:identifier/accept',
    { schema: { response: done, params: importParams, body: acceptImportBody }, preHandler: read },
    async (request) => {
      await acceptImport(deps, executiveOf(request), request.params.identifier, request.body);
      return ok(null);
    },
  );

  app.post(
    '/desk/imports/:identifier/refuse',
    {
      schema: { response: done, params: importParams, body: refuseImportBody },
      preHandler: filledIn(deps, 'recusa'),
    },
    async (request) => {
      await refusePolicyImport(deps, executiveOf(request), request.params.identifier, request.body.reason);
      return ok(null);
    },
  );
}
