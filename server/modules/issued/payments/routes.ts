import type { Static } from 'typebox';
import { answers, done } from '../../../../contract/answers';
import {
  bankFile,
  bankReturnBody,
  manualPaymentBody,
  paymentsDesk,
  settleBody,
} from '../../../../contract/billing';
import { executiveOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { refuse } from '../../../http/refuse';
import { filledIn } from '../../definitions/reviewForm';
import { differenceAnswer, fileAnswer } from './answers';
import { bookByHand } from './bookByHand';
import { findFile, listDifferences, listFiles, settleEntry } from './repository';
import { takeReturn } from './takeReturn';

const MOST_FILES = 50;
const MOST_DIFFERENCES = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function paymentRoutes(app: Api, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    returnRoutes(desk, deps);
  });
}

function returnRoutes(app: Api, deps: Deps): void {
  const { db, clock } = deps;

  app.get('/desk/bank-returns', { schema: { response: answers(paymentsDesk) } }, async () => {
    const [files, differences] = await Promise.all([
      listFiles(db, MOST_FILES),
      listDifferences(db, MOST_DIFFERENCES),
    ]);
    return ok({ Files: files.map(fileAnswer), Differences: differences.map(differenceAnswer) });
  });

  app.post(
    '/desk/bank-returns',
    { schema: { response: answers(bankFile), body: bankReturnBody } },
    async (request) => {
      const { name, content } = request.body;
      const bytes = Buffer.from(content, 'base64');
      const { id } = await takeReturn(deps, { name, bytes, receivedBy: executiveOf(request).uid });
      return ok(fileAnswer(await findFile(db, id)));
    },
  );

  app.post(
    '/desk/bank-returns/settle',
    {
      schema: { response: done, body: settleBody },
      preHandler: filledIn<Static<typeof settleBody>>(deps, 'acerto-de-pagamento', ({ note }) => ({
        record: { note },
      })),
    },
    async (request) => {
      const { id, note } = request.body;
      const settled = { settledBy: executiveOf(request).uid, settledAt: clock.now(), note };
      if (!UUID.test(id) || !(await settleEntry(db, id, settled))) throw refuse('NOT_FOUND');
      return ok(null);
    },
  );

  app.post(
    '/desk/payments',
    {
      schema: { response: done, body: manualPaymentBody },
      preHandler: filledIn(deps, 'baixa-de-boleto'),
    },
    async (request) => {
      await bookByHand(deps, executiveOf(request), request.body);
      return ok(null);
    },
  );
}
