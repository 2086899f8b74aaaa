import type { NeedsYou } from '../../../contract/home';

export function countOf(
  { Corrections, Offers, Proposals, Billets, Expiring: ends, Drafts }: NeedsYou,
  isNatural: boolean,
) {
  const own = Billets.Total + ends.In30 + ends.In60 + ends.In90;
  return isNatural ? own : own + Corrections.Total + Offers.Total + Proposals.Total + Drafts.Total;
}
