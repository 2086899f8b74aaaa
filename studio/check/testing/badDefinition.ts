import type { Json } from '../../../engine/expression';
import type { FaultCode } from '../faultCodes';
import type { Change } from './change';

export interface BadDefinition {
  readonly it: string;
  readonly change: readonly Change[];
  readonly fault: {
    readonly file: string;
    readonly pointer: string;
    readonly code: FaultCode;
    readonly suggestion?: string | undefined;
  };
}

export function bad(
  it: string,
  code: FaultCode,
  file: string,
  at: string,
  to: Json | undefined,
  suggestion?: string,
): BadDefinition {
  return { it, change: [{ file, at, to }], fault: { file, pointer: at, code, suggestion } };
}

/** A bad definition whose fault stands elsewhere, `pointer` being in the changed file. */
export function badAt(
  it: string,
  code: FaultCode,
  pointer: string,
  change: readonly [Change, ...Change[]],
  suggestion?: string,
): BadDefinition {
  return { it, change, fault: { file: change[0].file, pointer, code, suggestion } };
}
