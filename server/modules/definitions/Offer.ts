import type { CompiledDefinition } from '../../../engine/index';
import type {
  Catalogue,
  Clause,
  DocumentName,
  DocumentTemplate,
  ProductFiles,
} from '../../../engine/definition';
import type { ConstantTable } from '../../../engine/expression';
import type { Rating } from '../../../engine/rating';
import type { Reading } from '../../../engine/reading';
import type { Release } from './releases/Release';

export interface Product {
  compiled: CompiledDefinition;
  rating: Rating | undefined;
  clauses: readonly Clause[];
  reading: Reading | undefined;
  publishedAt: Date;
}

export interface Offer {
  files: ProductFiles;
  /** Also holds every wizard that ever could be asked for, so that its requests keep their names. */
  catalogue: Catalogue;
  constants: ConstantTable;
  constantsHash: string;
  documents: ReadonlyMap<DocumentName, DocumentTemplate>;
  release: Release;
  /** The definition that new requests are made under; undefined where the wizard does not exist yet. */
  current(wizard: string): Product | undefined;
}
