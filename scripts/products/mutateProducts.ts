import { findSurvivors, MOST_MUTANTS, type MutationReport } from '../../studio/cases/mutation/findSurvivors';
import { STRICT } from '../../studio/cases/mutation/kindOf';
import { casesOf } from '../../studio/cases/runCases';
import { createSubject } from '../../studio/check/product/subject';
import type { ProductFiles } from '../../engine/definition';
import { constantsOf, createValidators } from '../../engine/publish';
import type { Inspection } from './inspect';
import { isKnown, readNoDifference, type NoDifference } from './noDifference';

/** Largest share of unnoticed changes, in %; of changes of money, dates and validity none may be. */
export const MOST_UNNOTICED = 10;

export interface MutatedProduct extends MutationReport {
  readonly id: string;
  /** Of the changes that were tried, without those of words, in % with one decimal. */
  readonly unnoticed: number;
}

export interface Mutation {
  /** The products; all of them, if none is named. */
  readonly names?: readonly string[];
  readonly most?: number | undefined;
  readonly known?: readonly NoDifference[];
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

function mutateProduct(files: ProductFiles, id: string, { most, known }: Required<Mutation>): MutatedProduct {
  const trial = {
    subject: createSubject(files, id),
    createValidators,
    constants: constantsOf(files),
    cases: casesOf(files, id),
  };
  const report = findSurvivors(trial, most);
  const survivors = report.survivors.filter((survivor) => !isKnown(survivor, known));
  const said = survivors.filter(({ kind }) => kind !== 'wording').length;
  return { id, ...report, survivors, unnoticed: percent(said, report.tried - report.kinds.wording) };
}

export function mutateProducts(
  files: ProductFiles,
  { products }: Inspection,
  { names = [], most = MOST_MUTANTS, known = readNoDifference() }: Mutation = {},
): MutatedProduct[] {
  return products
    .filter(({ id }) => names.length === 0 || names.includes(id))
    .filter(({ cases }) => cases.results.every((result) => result.differences.length === 0))
    .map(({ id }) => mutateProduct(files, id, { names, most, known }));
}

export function graveOf({ survivors }: Pick<MutatedProduct, 'survivors'>): MutatedProduct['survivors'] {
  return survivors.filter(({ kind }) => STRICT.includes(kind));
}

export function tooQuiet(mutated: readonly MutatedProduct[]): MutatedProduct[] {
  return mutated.filter((product) => product.unnoticed > MOST_UNNOTICED || graveOf(product).length > 0);
}
