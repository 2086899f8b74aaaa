import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ListedChange } from '../impact/places/listedChanges';
import type { ProductImpact } from '../impact/productImpact';
import type { Totals } from '../impact/replay/totals';
import { wizardName } from '../../contract/drafts';
import { closed, json, nullable, oneOf, params, query } from '../../contract/schema';
import { definitionFault } from './workbench';

/** What is replayed under both versions: requests that were registered last, or drafts that are still open. */
export const REPLAYED = ['requests', 'drafts'] as const;
export type Replayable = (typeof REPLAYED)[number];

export const impactQuery = query({ product: wizardName });

/** What publishing would do to a product; nothing while the draft does not pass the check, or where nothing differs. */
export const impactAnswer = closed({
  Faults: Type.Array(definitionFault),
  Impact: json<ProductImpact | null>(
    'Differences, the gravest first, and golden cases of both versions on both',
  ),
});
export type ImpactAnswer = Static<typeof impactAnswer>;

/** Query of GET …/impact/replay: the next ones after `skip` of the newest. */
export const replayQuery = query({
  product: wizardName,
  of: oneOf(REPLAYED),
  skip: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
});

/** The outcome of some requests or drafts, for the caller to add up; `Next` is null after the last. */
export const replayAnswer = closed({
  Total: Type.Integer(),
  Next: nullable(Type.Integer()),
  Totals: json<Totals>('Who is affected and how, with examples by number only'),
});
export type ReplayAnswer = Static<typeof replayAnswer>;

export const releaseParams = params({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) });

/** Answer of GET /workbench/release/{id}/products: what differs from what everybody gets now. */
export const releaseProducts = closed({
  Products: Type.Array(Type.String()),
  Read: Type.Array(Type.String()),
  /** The places of the files that differ, also of those that no product reads. */
  Changes: json<readonly ListedChange[]>('Places with words, file by file'),
  Total: Type.Integer(),
});
export type ReleaseProducts = Static<typeof releaseProducts>;
