export type Refusal =
  | { readonly cannot: 'no-lookup' | 'not-asked' | 'nothing-offered'; readonly lookup: string }
  | { readonly cannot: 'no-repeat' }
  | { readonly cannot: 'past-end'; readonly step: string }
  | {
      readonly cannot: 'stays';
      readonly step: string;
      readonly wrong: string;
      readonly missing?: readonly string[];
    };

export type Mismatch =
  /** A value differs; `keys` is the path to it inside `expect`. */
  | {
      readonly kind: 'value';
      readonly keys: readonly string[];
      readonly came: unknown;
      readonly expected: unknown;
    }
  | { readonly kind: 'invalid'; readonly path: string; readonly messages: readonly string[] }
  /** The case expects a valid field that was never checked. */
  | { readonly kind: 'unchecked'; readonly path: string }
  | { readonly kind: 'no-effect'; readonly came: readonly unknown[]; readonly expected: unknown }
  | { readonly kind: 'effect'; readonly came: unknown }
  /** The server's review lacks a finding, or has one that was not expected. */
  | { readonly kind: 'not-found'; readonly expected: unknown }
  | { readonly kind: 'found'; readonly path: string; readonly code: string; readonly message: string }
  | { readonly kind: 'no-file'; readonly file: string }
  /** The event, counted from 1, could not happen. */
  | { readonly kind: 'refused'; readonly event: number; readonly why: Refusal }
  | { readonly kind: 'idle'; readonly rule: string }
  /** The case names something that this version does not have. */
  | { readonly kind: 'unknown' };
