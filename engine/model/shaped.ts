import type { Json } from '../expression';

/**
 * Content of a definition in the shape that its schema gives it. With `contentOf` this is the border at which JSON becomes
 * typed: the check refuses what no schema knows, and past it code trusts what stands there.
 */
export const shaped = <Shape>(content: unknown): Shape => content as Shape;

/** The reverse of `shaped`: for values read from JSON or made of nothing else. */
export const asJson = (content: unknown): Json => content as Json;

export const byKey = (content: object): Readonly<Record<string, unknown>> =>
  content as Readonly<Record<string, unknown>>;
