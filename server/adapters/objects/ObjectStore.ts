/** Bytes by key, outside of the database. Every call may reject with ObjectStoreDown. */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined only where the store itself says that it has no such key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Keeps and reads a probe. Rejects with OperatorError where the store answers, and refuses. */
  check(): Promise<void>;
}

/** The store gave no usable answer; what it holds will be there later. The message names no key or secret. */
export class ObjectStoreDown extends Error {
  override readonly name = 'ObjectStoreDown';
}
