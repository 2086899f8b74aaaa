/** Why an event of a case cannot happen: a look-up by its id, or a step by its id with what is wrong in it. */
export type Refusal =
  | { readonly cannot: 'no-lookup' | 'not-asked' | 'nothing-offered'; readonly lookup: string }
  | { readonly cannot: 'no-repeat' }
  | { readonly cannot: 'past-end'; readonly step: string }
  | {
      readonly cannot: 'stays';
      readonly step: string;
      readonly wrong: string;
      /** Questions that must be answered and are not. */
      readonly missing?: readonly string[];
    };

/** One way in which a run is not as its case expects. */
export type Mismatch =
  /** What a part of `expect` says is not what came; `keys` lead there from the part on. */
  | {
      readonly kind: 'value';
      readonly keys: readonly string[];
      readonly came: unknown;
      readonly expected: unknown;
    }
  | { readonly kind: 'invalid'; readonly path: string; readonly messages: readonly string[] }
  /** Nothing was found wrong with the field because nobody looked. */
  | { readonly kind: 'unchecked'; readonly path: string }
  | { readonly kind: 'no-effect'; readonly came: readonly unknown[]; readonly expected: unknown }
  | { readonly kind: 'effect'; readonly came: unknown }
  /** What the server does not find, and what it finds without being expected to. */
  | { readonly kind: 'not-found'; readonly expected: unknown }
  | { readonly kind: 'found'; readonly path: string; readonly code: string; readonly message: string }
  | { readonly kind: 'no-file'; readonly file: string }
  /** The event, counted from 1, could not happen. */
  | { readonly kind: 'refused'; readonly event: number; readonly why: Refusal }
  | { readonly kind: 'idle'; readonly rule: string }
  /** The case names what the version that it ran on does not have. */
  | { readonly kind: 'unknown' };
