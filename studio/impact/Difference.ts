import { placeOf, type Place } from './placeOf';
import type { Version } from './Version';

/**
 * What a change means for existing answers: nothing (`compatible`); another text or question to read (`visible`);
 * an answer that may be lost, refused, recomputed or repriced (`breaking`).
 */
export const COMPATIBILITIES = ['breaking', 'visible', 'compatible'] as const;
export type Compatibility = (typeof COMPATIBILITIES)[number];

export interface Difference extends Place {
  readonly kind: string;
  readonly compatibility: Compatibility;
  /** Whose files contain the place; `before` for what was removed. */
  readonly version: 'before' | 'after';
  readonly words: string;
}

export interface Told {
  readonly kind: string;
  readonly compatibility: Compatibility;
  readonly words: string;
  readonly at: string | Place;
  /** The place was removed. */
  readonly isGone?: boolean;
}

export interface Pair {
  readonly before: Version;
  readonly after: Version;
}

export type Finder = (pair: Pair) => Iterable<Told>;

export function placed({ before, after }: Pair, told: Told): Difference {
  const { kind, compatibility, words, at, isGone = false } = told;
  const { file, pointer } = typeof at === 'string' ? placeOf(isGone ? before : after, at) : at;
  return { kind, compatibility, file, pointer, version: isGone ? 'before' : 'after', words };
}

export function worse(a: Compatibility, b: Compatibility): Compatibility {
  return COMPATIBILITIES.indexOf(a) < COMPATIBILITIES.indexOf(b) ? a : b;
}
