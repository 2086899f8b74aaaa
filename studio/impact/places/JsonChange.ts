export interface JsonChange {
  /** What is done there: `order` is of an object's keys, which a step asks its questions by. */
  readonly kind: 'added' | 'removed' | 'changed' | 'order';
  /** Pointer into the first value; the last part of an added one is as in the second. */
  readonly at: string;
  /** Pointer for display: into the first value if removed, otherwise the second. */
  readonly pointer: string;
  readonly was?: unknown;
  readonly is?: unknown;
}
