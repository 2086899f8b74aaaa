import { answers, done, excel } from '../../../../contract/answers';
import {
  billetFilter,
  billetNotices,
  financialAnswer,
  financialSearchBody,
  invoices,
  invoicesQuery,
  listedBillet,
  newBillet,
  newBilletQuery,
  renewalQuery,
} from '../../../../contract/billing';
import { userOf } from '../../../access/session';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { sendExcel } from '../../../http/sendExcel';
import { filledIn } from '../../definitions/reviewForm';
import { findNotices, saveNotices } from '../reminders/notices';
import { countExpiredBillets } from './billetList';
import { billetSheet } from './billetSheet';
import { checkForNewBillet, invoicesOf } from './checkForNewBillet';
import { renewDueDate } from './renewDueDate';
import { searchBillets } from './searchBillets';
import { billetSight } from './sight';

export function financialRoutes(app: Api, deps: Deps): void {
  listRoutes(app, deps);
  billetRoutes(app, deps);
  noticeRoutes(app, deps);
}

function listRoutes(app: Api, deps: Deps): void {
  const { db, read, clock } = deps;

  app.post(
    '/financial/search',
    { schema: { response: answers(financialAnswer), body: financialSearchBody } },
    async (request) => {
      const { SearchFromCacheOnly: onlyCount, ...search } = request.body;
      const sight = await billetSight(db, userOf(request).uid);
      const [countExpired, page] = await read((there) =>
        Promise.all([
          countExpiredBillets(there, sight, clock.today()),
          onlyCount ? undefined : searchBillets(there, deps, sight, search),
        ]),
      );
      return ok({ ...page, countExpired });
    },
  );

  app.post(
    '/financial/export/excel',
    { schema: { response: excel, body: billetFilter }, compress: false, config: atMost(20) },
    async (request, reply) => sendExcel(reply, await billetSheet(deps, userOf(request).uid, request.body)),
  );
}

function billetRoutes(app: Api, deps: Deps): void {
  app.get(
    '/invoices',
    { schema: { response: answers(invoices), querystring: invoicesQuery } },
    async (request) => ok(await invoicesOf(deps, userOf(request).uid, request.query.policyNumber)),
  );

  app.get(
    '/financial/CheckForNewBillet',
    { schema: { response: answers(newBillet), querystring: newBilletQuery } },
    async (request) => ok(await checkForNewBillet(deps, userOf(request).uid, request.query)),
  );

  // A GET by the specification; it needs a token, so that no link or preview renews a billet.
  app.get(
    '/financial/DueDateRenewal',
    { schema: { response: answers(listedBillet), querystring: renewalQuery } },
    async (request) => ok(await renewDueDate(deps, userOf(request), request.query)),
  );
}

function noticeRoutes(app: Api, deps: Deps): void {
  const { db } = deps;

  app.get(
    '/financial/BilletNotificationOptions',
    { schema: { response: answers(billetNotices) } },
    async (request) => ok(await findNotices(db, userOf(request).uid)),
  );

  app.post(
    '/financial/UpdateBilletNotification',
    {
      schema: { response: done, body: billetNotices },
      preHandler: filledIn(deps, 'avisos-de-boleto'),
    },
    async (request) => {
      await saveNotices(db, userOf(request).uid, request.body);
      return ok(null);
    },
  );
}
