import { type Fault, type ProductFiles, productIds } from '../../engine/definition';
import { blankEnds } from './files/blankEnds';
import { checkCases } from './files/cases';
import { checkCatalogue } from './files/catalogue';
import { constantRows, unreadConstants } from './files/constants';
import { constantValues } from './files/constantValues';
import { checkDocuments } from './files/documents';
import { encodings } from './files/encodings';
import { unusedParameters } from './files/includes';
import { messageTables } from './files/messages';
import { unusedSteps } from './files/unusedSteps';
import { checkProduct } from './product/checkProduct';
import { misnamed } from './product/checks/identity';
import { createSubject, type Subject } from './product/subject';
import { checkStructure } from './structure/checkStructure';
import { isCases, isMeta } from './structure/fileKind';

function belongs(file: string, product: string): boolean {
  const isRoot = !file.includes('/');
  return !isCases(file) && (isRoot || file.startsWith('_') || file.startsWith(`${product}/`));
}

function distinct(faults: readonly Fault[]): Fault[] {
  return [
    ...new Map(faults.map((fault) => [`${fault.file}#${fault.pointer} ${fault.message}`, fault])).values(),
  ];
}

/** A misspelt step name would also be reported as an unlisted step file. */
function productFaults(files: ProductFiles, id: string, faults = checkProduct(files, id)): Fault[] {
  return faults.some((fault) => fault.code === 'missing-file')
    ? faults
    : [...unusedSteps(files, id), ...faults];
}

/** Constants whose rows differ in type are not checked for meaning. */
function constants(files: ProductFiles, subjects: readonly Subject[]): readonly Fault[] {
  const rows = constantRows(files);
  return rows.length > 0 ? rows : constantValues(files, subjects);
}

/**
 * Everything that is wrong with the definitions: first the structure of each file; then, of the products whose
 * files have it, the meaning. An empty list means that all of them compile and run.
 */
export function checkProducts(files: ProductFiles): Fault[] {
  const steps = checksOf(files, {
    isSound: () => false,
    product: (id) => checkProduct(files, id),
    cases: (id, broken) => checkCases(files, createSubject(files, id), broken),
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export interface Look {
  /** Whether the product alone is known to be without faults. */
  isSound(id: string): boolean;
  product(id: string): Fault[];
  cases(id: string, broken: readonly string[]): Fault[];
}

/**
 * Checks product by product and yields each id before its turn. Products known to be sound get only the checks
 * across products.
 */
export function* checksOf(files: ProductFiles, look: Look): Generator<string, Fault[]> {
  const structure = checkStructure(files);
  const broken = structure.map((fault) => fault.file);
  const whole = (product: string) => !broken.some((file) => belongs(file, product));
  const found = productIds(files).filter(whole);
  const names = found.flatMap((id) => misnamed(files, id));
  const products = found.filter((id) => misnamed(files, id).length === 0);
  const open = products.filter((id) => !look.isSound(id));
  const meaning = unusedParameters(files, products);
  for (const id of open) {
    yield id;
    meaning.push(...productFaults(files, id, look.product(id)));
  }
  const subjects = products.map((id) => createSubject(files, id));
  const shared = broken.some((file) => belongs(file, ''))
    ? []
    : [
        ...constants(files, subjects),
        ...(meaning.length > 0 ? [] : unreadConstants(files)),
        ...messageTables(files, products),
        ...checkDocuments(files),
        ...checkCatalogue(files, subjects),
      ];
  const cases = meaning.length > 0 ? [] : open.flatMap((id) => look.cases(id, broken));
  return distinct([
    ...structure,
    ...encodings(files),
    ...blankEnds(files),
    ...names,
    ...shared,
    ...meaning,
    ...cases,
  ]);
}

/** Faults of one product and of what it may include, without those across products. */
export function checkDefinition(all: ProductFiles, id: string): Fault[] {
  const own = ([file]: readonly [string, unknown]) =>
    isMeta(file) || belongs(file, id) || file.startsWith(`${id}/`);
  const files = new Map([...all].filter(own));
  const structure = checkStructure(files);
  const broken = structure.map(({ file }) => file);
  const found = [...structure, ...encodings(files), ...blankEnds(files)];
  if (broken.some((file) => belongs(file, id))) return distinct(found);
  const named = misnamed(files, id);
  if (named.length > 0) return distinct([...found, ...named]);
  const subject = createSubject(files, id);
  const meaning = [
    ...constants(files, [subject]),
    ...unusedParameters(files, [id]),
    ...productFaults(files, id),
  ];
  const cases = meaning.length > 0 ? [] : checkCases(files, subject, broken);
  return distinct([...found, ...meaning, ...cases]);
}

/** `checkDefinition` plus this product's faults in catalogue, documents and constants. */
export function checkAmongOthers(files: ProductFiles, id: string): Fault[] {
  const look: Look = { isSound: () => true, product: () => [], cases: () => [] };
  // Where all are sound, the first `next` returns the result.
  const { value } = checksOf(files, look).next();
  const shared = (value as Fault[]).filter(({ file }) => belongs(file, id) || file.startsWith(`${id}/`));
  return distinct([...checkDefinition(files, id), ...shared]);
}
