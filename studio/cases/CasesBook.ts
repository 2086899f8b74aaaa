import type { ConstantTable } from '../../engine/expression';
import type { Rating } from '../../engine/rating';
import type { CasesFile } from './types';

/** What an analyst's page needs beside a product's definition; never part of what customers load. */
export interface CasesBook {
  /** The product's cases files, by path. */
  readonly files: Readonly<Record<string, CasesFile>>;
  readonly rating?: Rating;
  readonly constants: ConstantTable;
  /** Where each rule stands, as `file#pointer`, by the rule's id. */
  readonly places: Readonly<Record<string, string>>;
}
