import { Type } from 'typebox';
import { readFileSync } from 'node:fs';
import { file } from '../../../contract/answers';
import type { Api } from '../Api';
import { collectCalls } from './apiDocument';
import { docsPage, type ApiDocument } from './docsPage';

const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');

export async function useApiDocs(app: Api): Promise<void> {
  await collectCalls(app);
  const hide = { hide: true };

  app.get('/docs', { schema: { response: file('text/html'), ...hide } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as ApiDocument)),
  );

  app.get('/docs/style.css', { schema: { response: file('text/css'), ...hide } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );

  // An OpenAPI document is its own contract, and stands in no envelope.
  app.get('/docs/openapi.json', { schema: { response: { 200: Type.Unknown() }, ...hide } }, async () =>
    app.swagger(),
  );
}
