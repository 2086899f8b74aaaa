/** Bytes by key, outside of the database. What is asked of it may reject with ObjectStoreDown at any moment. */
export interface ObjectStore {
  /** Keeps them; resolves once the store says that it has them. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined only where the store itself says that it has no such key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Keeps and reads a probe. Rejects with OperatorError where the store answers, and refuses. */
  check(): Promise<void>;
}

/** The store gave no answer, or none that helps: what it holds is there later. Its message names no key or secret. */
export class ObjectStoreDown extends Error {
  override readonly name = 'ObjectStoreDown';
}
