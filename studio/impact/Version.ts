import type { Subject } from '../check/product/subject';
import type { Clause } from '../../engine/definition/composeClauses';
import type { ConstantTable } from '../../engine/expression';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { Rating } from '../../engine/rating/types';

/** A product as one folder has it: its composed files with their places, and ready to run. */
export interface Version {
  readonly id: string;
  readonly subject: Subject;
  readonly compiled: CompiledDefinition;
  readonly rating?: Rating;
  readonly clauses?: readonly Clause[];
  readonly constants: ConstantTable;
}
