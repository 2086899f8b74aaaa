import { checksOf } from '../check/checkProducts';
import { checkCases } from '../check/files/cases';
import { checkProduct } from '../check/product/checkProduct';
import { createSubject } from '../check/product/subject';
import type { Fault, ProductFiles } from '../../engine/definition';
import { checkHash } from './checkHash';

/** `checkProducts` for one changing folder: sound products are checked again only if their inputs change. */
export function createChangesCheck(): (files: ProductFiles) => Fault[] {
  let sound: ReadonlyMap<string, string> = new Map();
  return (files) => {
    const looked = new Map<string, string>();
    const isSound = (id: string) => {
      looked.set(id, checkHash(files, id));
      return sound.get(id) === looked.get(id);
    };
    const product = (id: string) => checkProduct(files, id);
    const cases = (id: string, broken: readonly string[]) =>
      checkCases(files, createSubject(files, id), broken);
    const steps = checksOf(files, { isSound, product, cases });
    let step = steps.next();
    while (!step.done) step = steps.next();
    if (step.value.length === 0) sound = looked;
    return step.value;
  };
}
