import { findSurvivors, type MutationReport } from '../../engine/cases/mutation/findSurvivors';
import { casesOf } from '../../engine/cases/runCases';
import { createSubject } from '../../engine/check/product/subject';
import type { ProductFiles } from '../../engine/definition/files';
import { createValidators } from '../../engine/publish/createValidators';
import { constantsOf } from '../../engine/publish/loadProducts';
import type { Inspection } from './inspect';

/** Largest share of changes that may go unnoticed, in %. */
export const MOST_UNNOTICED = 10;

export interface MutatedProduct extends MutationReport {
  readonly id: string;
  /** Of the changes that were tried, in % with one decimal. */
  readonly unnoticed: number;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10;
}

function mutateProduct(files: ProductFiles, id: string): MutatedProduct {
  const subject = createSubject(files, id);
  const report = findSurvivors({
    subject,
    validators: createValidators(subject.definition),
    constants: constantsOf(files),
    cases: casesOf(files, id),
  });
  return { id, ...report, unnoticed: percent(report.survivors.length, report.tried) };
}

/** The products that changes can be tried on: sound, with cases that all hold; those of `names` only, if any. */
export function mutateProducts(
  files: ProductFiles,
  { products }: Inspection,
  names: readonly string[] = [],
): MutatedProduct[] {
  return products
    .filter(({ id }) => names.length === 0 || names.includes(id))
    .filter(({ cases }) => cases.results.every((result) => result.differences.length === 0))
    .map(({ id }) => mutateProduct(files, id));
}

/** Products of which too much could change without any case noticing. */
export function tooQuiet(mutated: readonly MutatedProduct[]): MutatedProduct[] {
  return mutated.filter(({ unnoticed }) => unnoticed > MOST_UNNOTICED);
}
