/** Why an outside service gave no usable answer. "Not found" is an answer and no failure. */
export type FailureKind =
  'open' | 'timeout' | 'network' | 'status' | 'not-json' | 'too-large' | 'wrong-shape';

export class LookupFailure extends Error {
  override readonly name = 'LookupFailure';

  constructor(
    readonly source: string,
    readonly kind: FailureKind,
    options?: ErrorOptions,
  ) {
    super(`${source}: ${kind}`, options);
  }
}
