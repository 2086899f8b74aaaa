import type { ConstantTable } from '../../engine/expression';
import type { Rating } from '../../engine/rating';
import type { CasesFile } from './types';

/** What an analyst's page needs besides a product's definition; customers never load it. */
export interface CasesBook {
  readonly files: Readonly<Record<string, CasesFile>>;
  readonly rating?: Rating | undefined;
  readonly constants: ConstantTable;
  readonly places: Readonly<Record<string, string>>;
}
