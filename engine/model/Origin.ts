/** Who wrote a value last, for "why this value?". */
export interface Origin {
  readonly by:
    | 'person'
    | 'prefill'
    | 'record'
    | 'initial'
    | 'relation'
    | 'derived'
    | 'state'
    | 'reset'
    | 'check'
    | 'lookup';
  readonly rule?: string | undefined;
  /** Read from a request that was sent, in which a forced value looks like any other. */
  readonly ofRequest?: boolean | undefined;
  /** What the rule read, as field index and value. */
  readonly inputs?: readonly (readonly [number, unknown])[];
}
