import { Type } from 'typebox';
import { answers, done } from '../../../contract/answers';
import { deskFigures, figuresQuery } from '../../../contract/deskFigures';
import { deskFilter, deskFilterBody, deskFilterChange, deskKeyQuery } from '../../../contract/deskFilters';
import {
  deskText,
  deskTextBody,
  deskTextChange,
  deskTextQuery,
  type DeskTextChange,
} from '../../../contract/deskTexts';
import { executiveOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { filledIn } from '../definitions/reviewForm';
import { figuresOf } from './figures';
import { filtersOf, removeFilter, renameFilter, saveFilter } from './filters';
import { addText, changeText, removeText, textsFor } from './texts';

export function deskOwnRoutes(app: Api, deps: Deps): void {
  filterRoutes(app, deps);
  textRoutes(app, deps);
  app.get(
    '/desk/figures',
    { schema: { response: answers(deskFigures), querystring: figuresQuery } },
    async (request) => ok(await figuresOf(deps, executiveOf(request), request.query)),
  );
}

function filterRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get('/desk/filters', { schema: { response: answers(Type.Array(deskFilter)) } }, async (request) =>
    ok(await filtersOf(db, executiveOf(request))),
  );
  const named = filledIn<{ name: string }>(deps, 'filtro-salvo', ({ name }) => ({ record: { name } }));
  app.post(
    '/desk/filters',
    { schema: { response: answers(deskFilter), body: deskFilterBody }, preHandler: named },
    async (request) =>
      ok(await db.transaction((tx) => saveFilter(tx, deps, executiveOf(request), request.body))),
  );
  app.put(
    '/desk/filter',
    { schema: { response: answers(deskFilter), body: deskFilterChange }, preHandler: named },
    async (request) => ok(await db.transaction((tx) => renameFilter(tx, executiveOf(request), request.body))),
  );
  app.delete('/desk/filter', { schema: { response: done, querystring: deskKeyQuery } }, async (request) => {
    await removeFilter(db, executiveOf(request), request.query.id);
    return ok(null);
  });
}

function textRoutes(app: Api, deps: Deps): void {
  const { db } = deps;
  app.get(
    '/desk/texts',
    { schema: { response: answers(Type.Array(deskText)), querystring: deskTextQuery } },
    async (request) => ok(await textsFor(deps, executiveOf(request), request.query.identifier)),
  );
  const preHandler = filledIn<Partial<DeskTextChange>>(deps, 'texto-pronto', ({ id: _id, ...record }) => ({
    record,
  }));
  app.post(
    '/desk/texts',
    { schema: { response: answers(deskText), body: deskTextBody }, preHandler },
    async (request) =>
      ok(await db.transaction((tx) => addText(tx, deps, executiveOf(request), request.body))),
  );
  app.put(
    '/desk/text',
    { schema: { response: answers(deskText), body: deskTextChange }, preHandler },
    async (request) =>
      ok(await db.transaction((tx) => changeText(tx, deps, executiveOf(request), request.body))),
  );
  app.delete('/desk/text', { schema: { response: done, querystring: deskKeyQuery } }, async (request) => {
    await db.transaction((tx) => removeText(tx, deps, executiveOf(request), request.query.id));
    return ok(null);
  });
}
