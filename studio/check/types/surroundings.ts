import { pointerPart } from '../../../engine/definition';
import type { Call, Json } from '../../../engine/expression';
import type { Finding } from '../finding';
import { argumentPointer } from '../product/calls';
import type { Type } from './Type';

export interface Variant {
  readonly type: Type;
  readonly pointer: string;
}

export interface Surroundings {
  readonly pointer: string;
  field(path: string): Type;
  isField(path: string): boolean;
  constant(name: string): Type;
  context(path: string): Type;
  readonly answer: Type;
  /** What var reads in map and its kin. */
  readonly element?: Type;
  infer(expression: Json, place: Surroundings): readonly Variant[];
  report(finding: Finding): void;
}

export function at(call: Call, place: Surroundings, index: number): Surroundings {
  const pointer = argumentPointer({ call, pointer: place.pointer + pointerPart(call.name) }, index);
  return { ...place, pointer };
}
