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

/** A definition ready to review and rate with. */
export interface Product {
  compiled: CompiledDefinition;
  rating: Rating | undefined;
  clauses: readonly Clause[];
  reading: Reading | undefined;
  publishedAt: Date;
}

/** What is sold under one release. */
export interface Offer {
  /** The files that all this was made of. */
  files: ProductFiles;
  /** What can be asked for, and every wizard that ever could be, so that its requests keep their names. */
  catalogue: Catalogue;
  constants: ConstantTable;
  /** Content hash of `constants`. */
  constantsHash: string;
  /** How the printed documents look. */
  documents: ReadonlyMap<DocumentName, DocumentTemplate>;
  /** The release in force. */
  release: Release;
  /** The definition that new requests are made under; undefined where the wizard does not exist yet. */
  current(wizard: string): Product | undefined;
}
