import type { PolicyFilter } from '../../../../contract/policies';
import { civilDayOf } from '../../../../engine/values';
import type { Deps } from '../../../deps';
import type { User } from '../../../db/schema';
import { BATCH, inBatches } from '../../../http/sendExcel';
import type { Sheet, SheetColumn } from '../../../http/sendExcel';
import { columnsFor, masked } from '../../../http/sheetColumns';
import { productName, statusOf } from './answers';
import { countPolicies, listPolicies } from './policyList';
import type { PlacedPolicy, PolicyListing } from './policyList';
import { listingOf } from './searchPolicies';

const { text, money, day } = columnsFor<PlacedPolicy>();

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
  return [
    text('Número', 22, ({ policy }) => policy.number),
    text('Produto', 26, ({ policy }) => productName(products.catalogue, policy.product)),
    text('Situação', 12, ({ policy }) => statusOf(policy, today)),
    text('Seguradora', 24, ({ policy }) => policy.insurerName),
    text('Tomador', 36, ({ policy }) => policy.holderName),
    text('CPF/CNPJ do tomador', 22, ({ policy }) => masked(policy.clientDocument)),
    text('Segurado', 36, ({ policy }) => policy.insuredName),
    text('CPF/CNPJ do segurado', 22, ({ policy }) => masked(policy.insuredDocument)),
    money('Importância segurada', 20, ({ policy }) => policy.insuredAmount),
    money('Prêmio total', 20, ({ policy }) => policy.grossPremium),
    day('Emissão', 18, ({ policy }) => civilDayOf(policy.issuedAt)),
    day('Início da vigência', 18, ({ policy }) => policy.validityStart),
    day('Fim da vigência', 18, ({ policy }) => policy.validityEnd),
  ];
}
