/** One place at which two JSON values differ; all of them, applied in their order, make the second of the first. */
export interface JsonChange {
  /** What is done there: `order` is of an object's keys, which a step asks its questions by. */
  readonly kind: 'added' | 'removed' | 'changed' | 'order';
  /** Pointer into the first value, but for what is added: the last part of its pointer is as in the second. */
  readonly at: string;
  /** Pointer for whoever reads: into the first value of what is removed, into the second of all else. */
  readonly pointer: string;
  readonly was?: unknown;
  readonly is?: unknown;
}
