import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, query } from './schema';
import { day } from './texts';

export const policyLayersQuery = query({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/** Cover of an amount (R$) over days; `To` is the first day without it. */
const piece = closed({ Amount: Type.Number(), From: day, To: day });
export type LayerPiece = Static<typeof piece>;

/** What one document added to a policy's cover, and what is left of its premium. R$ before tax. */
const layer = closed({
  /** Null for the request itself. */
  Number: nullable(Type.String()),
  Title: Type.String(),
  Charged: Type.Number(),
  /** Worth without and with the requested change; on a policy's page former and present. */
  Before: Type.Number(),
  After: Type.Number(),
  Pieces: Type.Array(piece),
  Lost: Type.Array(piece),
});
export type PremiumLayer = Static<typeof layer>;

export const premiumLayers = closed({
  Layers: Type.Array(layer),
  /** Cost of the requested change before tax, negative for a refund; null on a policy's page. */
  Premium: nullable(Type.Number()),
  /** The part that does not come from layers: a minimum premium, or what a person set. */
  Beyond: Type.Number(),
});
export type PremiumLayers = Static<typeof premiumLayers>;
