import { Type } from 'typebox';
import { answers, done } from '../../../../contract/answers';
import { repeated } from '../../../../contract/quotes';
import {
  quoteTemplateBody,
  templateBody,
  templateEntry,
  templateNameBody,
  templateParams,
  templatesQuery,
} from '../../../../contract/templates';
import { callerOf, userOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { refuseTemplate } from './problems';
import { deleteTemplate, nameTemplate } from './repository';
import { keepTemplate, keepTemplateOfQuote, openTemplate, templatesOf } from './service';

const TEMPLATE_LIMIT = 200_000;

export function templateRoutes(app: Api, deps: Deps): void {
  const listed = { response: answers(Type.Array(templateEntry)), querystring: templatesQuery };
  app.get('/template', { schema: listed }, async (request) =>
    ok(await templatesOf(deps, userOf(request).uid, request.query.product)),
  );

  const kept = { response: answers(templateEntry) };
  app.post(
    '/template',
    { schema: { ...kept, body: templateBody }, bodyLimit: TEMPLATE_LIMIT },
    async (request) => ok(await keepTemplate(deps, userOf(request).uid, request.body)),
  );
  app.post('/quote/template', { schema: { ...kept, body: quoteTemplateBody } }, async (request) => {
    userOf(request);
    const { identifier, Name } = request.body;
    return ok(await keepTemplateOfQuote(deps, callerOf(request), identifier, Name));
  });

  const one = { params: templateParams };
  app.get('/template/:id', { schema: { ...one, response: answers(repeated) } }, async (request) =>
    ok(await openTemplate(deps, userOf(request).uid, request.params.id)),
  );
  app.put(
    '/template/:id/name',
    { schema: { ...one, response: done, body: templateNameBody } },
    async (request) => {
      const { uid } = userOf(request);
      if (!(await nameTemplate(deps.db, uid, request.params.id, request.body.Name.trim())))
        throw refuseTemplate('TEMPLATE_GONE');
      return ok(null);
    },
  );
  app.delete('/template/:id', { schema: { ...one, response: done } }, async (request) => {
    await deleteTemplate(deps.db, userOf(request).uid, request.params.id);
    return ok(null);
  });
}
