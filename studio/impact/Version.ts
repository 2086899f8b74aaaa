import type { Subject } from '../check/product/subject';
import type { Clause } from '../../engine/definition';
import type { ConstantTable } from '../../engine/expression';
import type { CompiledDefinition } from '../../engine/index';
import type { Rating } from '../../engine/rating';

export interface Version {
  readonly id: string;
  readonly subject: Subject;
  readonly compiled: CompiledDefinition;
  readonly rating?: Rating | undefined;
  readonly clauses?: readonly Clause[] | undefined;
  readonly constants: ConstantTable;
}
