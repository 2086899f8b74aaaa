import { createSubject } from '../check/product/subject';
import { type ProductFiles, productIds } from '../../engine/definition';
import type { Version } from '../impact/Version';
import { bundleOf, compileBundle, constantsOf } from '../../engine/publish';

export function versionOf(files: ProductFiles, id: string): Version | undefined {
  if (!productIds(files).includes(id)) return undefined;
  const subject = createSubject(files, id);
  if (subject.composed.faults.length > 0) return undefined;
  const { definition, rating, clauses } = bundleOf(subject.composed);
  const compiled = compileBundle({ definition, rating, clauses });
  return { id, subject, compiled, rating, clauses, constants: constantsOf(files) };
}
