import type { BrowserContext } from '@playwright/test';
import type { Shared } from '../../contract/sharing';
import type { Desk } from './Desk';

/** More than 1% of the contract: the insurer leaves it to a person. */
const ANALYSED = 20_000;
const FIELD = 'objectProperty.noticeNumber';

/** A request of tomador@lastro.test that the desk asked to have corrected. */
export async function toCorrect(tomador: Desk, executive: Desk, notice: string): Promise<string> {
  const identifier = await tomador.register({ notice, guarantee: ANALYSED });
  const { Seen } = await executive.call<{ Seen: number }>('GET', `/desk/quote?identifier=${identifier}`);
  const fields = [{ path: FIELD, reason: 'O edital publicado é outro.' }];
  await executive.call('POST', '/desk/quote/correction', { identifier, seen: Seen, fields });
  return identifier;
}

const shared: Shared = {
  Kind: 'Apólice',
  Number: '20260775000000100',
  ProductName: 'Licitante',
  HolderName: 'Construtora Serra Azul Ltda',
  InsuredName: 'Prefeitura Municipal de Santos',
  InsurerName: 'Seguradora Demonstração',
  InsuredAmount: 10_000,
  ValidityStart: '2026-11-20',
  ValidityEnd: '2027-02-18',
  IssuedAt: '2026-11-20T15:00:00.000Z',
  IsCancelled: false,
  ExpiresAt: '2026-12-20T15:00:00.000Z',
  Archive: 'documentos-BID0000001.zip',
};

/** /compartilhado shows a policy: what a look at it costs to have issued, nobody would see in it. */
export const showShared = (context: BrowserContext) =>
  context.route('**/api/shared', (route) => route.fulfill({ json: { StatusCode: 200, Data: shared } }));
