import { Type } from 'typebox';
import { answers, printed } from '../../../contract/answers';
import type { Api } from '../../http/Api';
import type { Deps } from '../../deps';
import { callerOf, openToForms } from '../../access/session';
import { ownerOf } from '../../access/Caller';
import { ok } from '../../http/envelope';
import { atMost } from '../../http/limits';
import { sendFile } from '../../http/sendFile';
import { documentQuery, saveBody } from '../../../contract/documents';
import { readDocument, saveDocument } from './service';

// Base64 of a file somewhat over the limit, so that it is refused for what it is and not as a mere size.
const UPLOAD_LIMIT = 15_000_000;

export function documentRoutes(app: Api, deps: Deps): void {
  app.post(
    '/document/save',
    {
      schema: { response: answers(Type.String()), body: saveBody },
      bodyLimit: UPLOAD_LIMIT,
      config: { ...atMost(60), ...openToForms },
    },
    async (request) => ok(await saveDocument(deps.db, ownerOf(callerOf(request)), request.body)),
  );

  // A PDF is compressed already.
  app.get(
    '/wings/document',
    { schema: { response: printed, querystring: documentQuery }, compress: false, config: openToForms },
    async (request, reply) => {
      const { wingsDocumentId, base64 } = request.query;
      return sendFile(reply, await readDocument(deps, ownerOf(callerOf(request)), wingsDocumentId), base64);
    },
  );
}
