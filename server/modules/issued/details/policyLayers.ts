import type { PremiumLayer, PremiumLayers } from '../../../../contract/premiumLayers';
import { type LayerStory, type Piece, storyOf } from '../../../../engine/rating';
import type { Caller } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { ledgerOf } from '../policies/ledger';
import { findPolicyById, listEndorsements } from '../policies/repository';
import type { PolicyHistory } from '../policies/stateOn';
import { findDocument } from './repository';

const reais = (cents: number) => cents / 100;

const pieceAnswer = ({ amount, from, to }: Piece) => ({ Amount: reais(amount), From: from, To: to });

export function layerAnswer(
  story: LayerStory,
  { policy, endorsements }: PolicyHistory,
  asked = '',
): PremiumLayer {
  const endorsement = endorsements.find(({ suffix }) => suffix === story.document);
  const own = story.document === 0 ? { number: policy.number, title: 'Apólice' } : undefined;
  return {
    Number: own?.number ?? endorsement?.number ?? null,
    Title: own?.title ?? endorsement?.rule.title ?? asked,
    Charged: reais(story.charged),
    Before: reais(story.before),
    After: reais(story.after),
    Pieces: story.pieces.map(pieceAnswer),
    Lost: story.lost.map(pieceAnswer),
  };
}

/** The layers of a policy as it is now; empty where its premium is not known. Throws NOT_FOUND. */
export async function policyLayers(
  { db, products: { catalogue } }: Pick<Deps, 'db' | 'products'>,
  caller: Caller,
  code: string,
): Promise<PremiumLayers> {
  const place = await findDocument(db, { caller, catalogue }, code);
  const policy = place && (await findPolicyById(db, place.policyId));
  if (!policy) throw refuse('NOT_FOUND');
  if (policy.commercialPremium === null) return { Layers: [], Premium: null, Beyond: 0 };
  const history = { policy, endorsements: await listEndorsements(db, policy.id) };
  const ledger = ledgerOf(history);
  const layers = storyOf(ledger, ledger).map((story) => ({ ...story, before: story.charged }));
  return { Layers: layers.map((story) => layerAnswer(story, history)), Premium: null, Beyond: 0 };
}
