import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day } from './texts';

/** Query of GET /InsurancePolicy/layers: the code or the number of a policy. */
export const policyLayersQuery = query({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/** Cover of an amount (R$) over days; `To` is the first day without it. */
const piece = closed({ Amount: Type.Number(), From: day, To: day });
export type LayerPiece = Static<typeof piece>;

/** What one document added to a policy's cover, and what is left of what was charged for it. R$ before tax. */
const layer = closed({
  /** Of the policy or the endorsement; null for what is asked for now. */
  Number: nullable(Type.String()),
  Title: Type.String(),
  Charged: Type.Number(),
  /** What it is worth without the change that is asked for, and with it; on a policy's page what it was, and is. */
  Before: Type.Number(),
  After: Type.Number(),
  Pieces: Type.Array(piece),
  /** What the change takes off. */
  Lost: Type.Array(piece),
});
export type PremiumLayer = Static<typeof layer>;

/** Why a premium is what it is: the layers of the policy, the oldest first; none where nothing is known of them. */
export const premiumLayers = closed({
  Layers: Type.Array(layer),
  /** What the change that is asked for costs, or below zero gives back, before tax; null on a policy's page. */
  Premium: nullable(Type.Number()),
  /** What of it does not follow from the layers: a minimum premium, or what a person has set. */
  Beyond: Type.Number(),
});
export type PremiumLayers = Static<typeof premiumLayers>;
