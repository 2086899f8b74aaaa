import { answers } from '../../../contract/answers';
import { printAnswer, printBody } from '../../../studio/contract/documentPreview';
import { workbenchParams } from '../../../studio/contract/workbench';
import { analystOf } from '../../access/session';
import type { Deps } from '../../deps';
import type { Api } from '../../http/Api';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { printDraft, printInForce } from './printPreview';

const PRINTING = { config: atMost(30), bodyLimit: 5_000_000 } as const;

export function printPreviewRoutes(app: Api, deps: Deps): void {
  app.post(
    '/workbench/draft/:id/print',
    { ...PRINTING, schema: { params: workbenchParams, response: answers(printAnswer), body: printBody } },
    async (request) => ok(await printDraft(deps, analystOf(request), request.params.id, request.body)),
  );
  app.post(
    '/analyst/print',
    { ...PRINTING, schema: { response: answers(printAnswer), body: printBody } },
    async ({ body }) => ok(await printInForce(deps, body)),
  );
}
