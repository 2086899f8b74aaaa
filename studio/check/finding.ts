import type { FaultCode } from './faultCodes';

export interface Finding {
  readonly pointer: string;
  readonly code: FaultCode;
  readonly message: string;
  readonly suggestion?: string | undefined;
  /** It follows from what other rules refuse: with another mistake among them it is not told. */
  readonly follows?: true;
}
