import type { PolicyFilter } from '../../../../contract/policies';
import { civilDayOf, maskedTaxId } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import type { User } from '../../../db/schema';
import { BATCH, inBatches } from '../../../http/sendExcel';
import type { Sheet, SheetColumn } from '../../../http/sendExcel';
import { productName, statusOf } from './answers';
import { countPolicies, listPolicies } from './policyList';
import type { PlacedPolicy, PolicyListing } from './policyList';
import { listingOf } from './searchPolicies';

/** Beyond it the progress only guesses. */
const MOST = 100_000;

/** The whole filtered list as a sheet that is read while it is sent. Throws PERIOD_REVERSED, PERIOD_TOO_LONG. */
export async function policySheet(
  deps: Deps,
  user: User,
  filter: PolicyFilter,
): Promise<Sheet<PlacedPolicy>> {
  const { read, clock } = deps;
  const listing = await listingOf(deps, user, filter);
  return {
    name: `apolices-${clock.today()}`,
    title: 'Apólices',
    columns: columnsOf(deps, listing),
    total: await read((db) => countPolicies(db, listing, MOST)),
    rows: inBatches(BATCH, (last: PlacedPolicy | undefined, limit) =>
      read((db) => listPolicies(db, listing, { limit, after: last?.place })),
    ),
  };
}

function columnsOf(
  { products }: Pick<Deps, 'products'>,
  { today }: PolicyListing,
): SheetColumn<PlacedPolicy>[] {
  const text = (header: string, width: number, value: SheetColumn<PlacedPolicy>['value']) =>
    ({ header, kind: 'text', width, value }) as const;
  return [
    text('Número', 22, ({ policy }) => policy.number),
    text('Produto', 26, ({ policy }) => productName(products.catalogue, policy.product)),
    text('Situação', 12, ({ policy }) => statusOf(policy, today)),
    text('Seguradora', 24, ({ policy }) => policy.insurerName),
    text('Tomador', 36, ({ policy }) => policy.holderName),
    text('CPF/CNPJ do tomador', 22, ({ policy }) => masked(policy.clientDocument)),
    text('Segurado', 36, ({ policy }) => policy.insuredName),
    text('CPF/CNPJ do segurado', 22, ({ policy }) => masked(policy.insuredDocument)),
    money('Importância segurada', ({ policy }) => policy.insuredAmount),
    money('Prêmio total', ({ policy }) => policy.grossPremium),
    day('Emissão', ({ policy }) => civilDayOf(policy.issuedAt)),
    day('Início da vigência', ({ policy }) => policy.validityStart),
    day('Fim da vigência', ({ policy }) => policy.validityEnd),
  ];
}

type Value = SheetColumn<PlacedPolicy>['value'];

const money = (header: string, value: Value) => ({ header, kind: 'money', width: 20, value }) as const;
const day = (header: string, value: Value) => ({ header, kind: 'day', width: 18, value }) as const;

const masked = (document: string | null) => (document === null ? null : maskedTaxId(document));
