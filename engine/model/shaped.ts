import type { Json } from '../expression';

/**
 * Content of a definition in the shape that its schema gives it. With `contentOf` this is the border at which JSON becomes
 * typed: the check refuses what no schema knows, and past it code trusts what stands there.
 */
export const shaped = <Shape>(content: unknown): Shape => content as Shape;

/** The way back: what was read from JSON, or is made of nothing else, as JSON. */
export const asJson = (content: unknown): Json => content as Json;

/** An object by its keys, for who goes through all that it has. */
export const byKey = (content: object): Readonly<Record<string, unknown>> =>
  content as Readonly<Record<string, unknown>>;
