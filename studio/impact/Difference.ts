import { placeOf, type Place } from './placeOf';
import type { Version } from './Version';

/**
 * What a change means for who has answered already: nothing (`compatible`); other words or another question to read
 * (`visible`); an answer that may be lost, be refused, be computed otherwise or be priced differently (`breaking`).
 */
export const COMPATIBILITIES = ['breaking', 'visible', 'compatible'] as const;
export type Compatibility = (typeof COMPATIBILITIES)[number];

/** One thing that differs between two versions of a product. */
export interface Difference extends Place {
  readonly kind: string;
  readonly compatibility: Compatibility;
  /** Whose files the place is in: what is taken away stands in those that run. */
  readonly version: 'before' | 'after';
  /** For an analyst, in Portuguese. */
  readonly words: string;
}

/** A difference as its finder knows it: a pointer into the composed definition, or a place of its own. */
export interface Told {
  readonly kind: string;
  readonly compatibility: Compatibility;
  readonly words: string;
  readonly at: string | Place;
  /** Of what is taken away. */
  readonly isGone?: boolean;
}

/** Two versions of one product. */
export interface Pair {
  readonly before: Version;
  readonly after: Version;
}

/** Finds differences of one kind. */
export type Finder = (pair: Pair) => Iterable<Told>;

export function placed({ before, after }: Pair, told: Told): Difference {
  const { kind, compatibility, words, at, isGone = false } = told;
  const { file, pointer } = typeof at === 'string' ? placeOf(isGone ? before : after, at) : at;
  return { kind, compatibility, file, pointer, version: isGone ? 'before' : 'after', words };
}

/** The graver of two. */
export function worse(a: Compatibility, b: Compatibility): Compatibility {
  return COMPATIBILITIES.indexOf(a) < COMPATIBILITIES.indexOf(b) ? a : b;
}
