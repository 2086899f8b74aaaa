import type { Json } from '../expression';

/** How answers become the API's record and back, branches and includes resolved; a field without an entry keeps its path. */
export interface RecordDefinition {
  readonly fields: readonly RecordField[];
  readonly adds: readonly RecordAddition[];
}

export interface RecordField {
  /** An answer's path, which may go into a choice: `insured.policyHolder.label`. */
  readonly from: string;
  /** The path in the record, `null` where it is not sent. */
  readonly to: string | null;
  readonly as?: string;
}

/** A value of the record that is no answer, such as who asked. */
export interface RecordAddition {
  readonly to: string;
  readonly value: Json;
  readonly when?: Json;
  /** The server computes it; what the payload says is not compared. */
  readonly trusted?: 'server';
}
