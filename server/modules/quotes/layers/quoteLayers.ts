import type { PremiumLayers } from '../../../../contract/premiumLayers';
import { settle, storyOf, valueOf } from '../../../../engine/rating';
import type { Owner } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { layerAnswer } from '../../issued/details/policyLayers';
import { endorsementOf } from '../../issued/policies/endorsementOf';
import { after } from '../../issued/policies/fold';
import { cents, changeOfCover, countsFrom, ledgerOf } from '../../issued/policies/ledger';
import { findPolicyById, listEndorsements } from '../../issued/policies/repository';
import { columnsOf, stateOf } from '../../issued/policies/state';
import { historyBefore, type PolicyHistory } from '../../issued/policies/stateOn';
import { hasOffer } from '../../issued/printing/hasOffer';
import { offerOfToday } from '../endorsement/offerOfToday';
import { findCurrent } from '../findCurrent';

type LayerDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

const NOTHING: PremiumLayers = { Layers: [], Premium: null, Beyond: 0 };
/** The requested layer; no endorsement has it. */
const ASKED = -1;

/** The layers of an offered premium as of today; empty where nothing is offered. Throws NOT_FOUND. */
export async function quoteLayers(deps: LayerDeps, asker: Owner, identifier: string): Promise<PremiumLayers> {
  const found = await findCurrent(deps, asker, identifier);
  if (!hasOffer(found)) return NOTHING;
  if (found.kind === 'quote') return ofNewPolicy(found);
  const quote = { ...found, ...(await offerOfToday(deps.db, deps, found)) };
  return ofChange(deps, quote);
}

function ofNewPolicy(quote: QuoteRow): PremiumLayers {
  const { validityStart: from, validityEnd: to, insuredAmount, commercialPremium } = quote;
  if (!from || !to || insuredAmount === null || commercialPremium === null) return NOTHING;
  const premium = Number(commercialPremium);
  const own = { Number: null, Title: 'Apólice', Charged: premium, Before: 0, After: premium, Lost: [] };
  const pieces = [{ Amount: Number(insuredAmount), From: from, To: to }];
  return { Layers: [{ ...own, Pieces: pieces }], Premium: premium, Beyond: 0 };
}

async function ofChange(deps: LayerDeps, quote: QuoteRow): Promise<PremiumLayers> {
  const history = await historyOf(deps.db, quote);
  if (!history || history.policy.commercialPremium === null) return NOTHING;
  const order = await endorsementOf(deps, quote);
  const { rule, asked } = order;
  const before = stateOf(history.policy);
  const from = history.issuedOn ?? countsFrom(order, deps.clock.today());
  const state = after(before, { rule, asked, issuedAt: deps.clock.now() });
  const ledger = ledgerOf(history);
  const premium = cents(quote.commercialPremium ?? '0');
  const changed = settle(ledger, changeOfCover(before, state, { rule, from }), { document: ASKED, premium });
  return {
    Layers: storyOf(ledger, changed).map((story) => layerAnswer(story, history, rule.title)),
    Premium: premium / 100,
    Beyond: (premium - (valueOf(changed) - valueOf(ledger))) / 100,
  };
}

async function historyOf(
  db: Db,
  { id, policyId }: QuoteRow,
): Promise<(PolicyHistory & { issuedOn?: string }) | undefined> {
  const policy = policyId === null ? undefined : await findPolicyById(db, policyId);
  if (!policy) return undefined;
  const endorsements = await listEndorsements(db, policy.id);
  const own = endorsements.find(({ quoteId }) => quoteId === id);
  if (!own) return { policy, endorsements };
  const then = historyBefore({ policy, endorsements }, own);
  const first = { ...policy, ...columnsOf(then.state) };
  return { policy: first, endorsements: then.endorsements, issuedOn: own.effectiveOn };
}
