import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ProductImpact } from '../impact/productImpact';
import { wizardName } from '../../contract/drafts';
import { closed, json, nullable, query } from '../../contract/schema';
import { versionKey } from './versionKey';
import { definitionFault } from './workbench';

export const comparisonQuery = query({ product: wizardName, left: versionKey, right: versionKey });
export type ComparisonQuery = Static<typeof comparisonQuery>;

/** A file that differs; null on the side that does not have it. */
const comparedFile = closed({
  File: Type.String(),
  Left: nullable(Type.String()),
  Right: nullable(Type.String()),
});
export type ComparedFile = Static<typeof comparedFile>;

/** What differs of a product, and of what all products share, between any two versions. */
export const comparison = closed({
  /** Products with a differing file of their own. */
  Products: Type.Array(Type.String()),
  /** What keeps a side from being compared by its meaning. */
  LeftFaults: Type.Array(definitionFault),
  RightFaults: Type.Array(definitionFault),
  Impact: json<ProductImpact | null>(
    'Differences from left to right; nothing where there are none, or a side has faults',
  ),
  Files: Type.Array(comparedFile),
});
export type Comparison = Static<typeof comparison>;
