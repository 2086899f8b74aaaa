import { answers, done, excel } from '../../../../contract/answers';
import { deskRefunds, refundExportBody, refundPaidBody, type DeskRefund } from '../../../../contract/refunds';
import { executiveOf } from '../../../access/session';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { Api } from '../../../http/Api';
import { ok } from '../../../http/envelope';
import { atMost } from '../../../http/limits';
import { refuse } from '../../../http/refuse';
import { sendExcel } from '../../../http/sendExcel';
import { columnsFor } from '../../../http/sheetColumns';
import { civilDayOf } from '../../../../engine/values';
import { words } from '../printing/content/words';
import { refundAnswer } from './refundAnswer';
import { listRefunds, payRefund } from './repository';

const MOST = 500;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function refundRoutes(app: Api, deps: Deps): void {
  void app.register(async (desk) => {
    desk.addHook('onRequest', async (request) => void executiveOf(request));
    deskRoutes(desk, deps);
  });
}

function deskRoutes(desk: Api, deps: Deps): void {
  const { db, clock } = deps;

  desk.get('/desk/refunds', { schema: { response: answers(deskRefunds) } }, async (request) =>
    ok(await refundsOf(deps, executiveOf(request))),
  );

  desk.post(
    '/desk/refunds/export',
    { schema: { response: excel, body: refundExportBody }, compress: false, config: atMost(20) },
    async (request, reply) => {
      const waiting = (await refundsOf(deps, executiveOf(request))).filter(({ PaidOn }) => PaidOn === null);
      const name = `devolucoes-${clock.today()}`;
      return sendExcel(reply, {
        name,
        title: 'Devoluções',
        columns,
        total: waiting.length,
        rows: each(waiting),
      });
    },
  );

  desk.post('/desk/refunds/pay', { schema: { response: done, body: refundPaidBody } }, async (request) => {
    const paid = { id: request.body.id, paidOn: clock.today() };
    if (!UUID.test(paid.id) || !(await payRefund(db, executiveOf(request), paid))) throw refuse('NOT_FOUND');
    return ok(null);
  });
}

const { text, money, day } = columnsFor<DeskRefund>();

const columns = [
  text('Endosso', 20, ({ DocumentNumber }) => DocumentNumber),
  text('Cliente', 40, ({ HolderName }) => HolderName),
  text('CPF/CNPJ', 20, ({ HolderDocument }) => words.taxId(HolderDocument)),
  text('Chave Pix ou conta', 40, ({ PayTo }) => PayTo),
  money('Valor', 16, ({ Amount }) => Amount),
  day('Desde', 12, ({ CreatedAt }) => civilDayOf(CreatedAt)),
];

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function refundsOf({ db }: Deps, executive: User): Promise<DeskRefund[]> {
  const rows = await listRefunds(db, executive, MOST);
  return rows.map(({ refund, number, holderName, document }) => ({
    ...refundAnswer(refund),
    Id: refund.id,
    DocumentNumber: number,
    HolderName: holderName,
    HolderDocument: document,
    CreatedAt: refund.createdAt.toISOString(),
  }));
}
