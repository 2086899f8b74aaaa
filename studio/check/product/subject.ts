import {
  type Catalogue,
  type Composed,
  composeProduct,
  pointerPart,
  type ProductFiles,
  contentOf,
} from '../../../engine/definition';
import type { Definition, FieldSchema } from '../../../engine/index';
import { onceOfFile } from '../files/onceOfFile';
import type { Finding } from '../finding';

export interface FieldPlace {
  readonly path: string;
  readonly name: string;
  readonly schema: FieldSchema;
  readonly pointer: string;
}

export interface Subject {
  readonly id: string;
  readonly files: ProductFiles;
  readonly composed: Composed;
  readonly definition: Composed['definition'];
  /** The first field of each path, in reading order. */
  readonly fields: ReadonlyMap<string, FieldPlace>;
  /** All fields, those that share a path too. */
  readonly all: readonly FieldPlace[];
}

/** One thing that the product check looks for; pointers are into the composed definition. */
export type Check = (subject: Subject) => Iterable<Finding>;

function fieldPlaces({ steps }: Pick<Definition, 'steps'>): FieldPlace[] {
  return steps.flatMap((step, index) =>
    Object.entries(step.properties).map(([name, schema]) => ({
      path: `${step.path}.${name}`,
      name,
      schema,
      pointer: `/steps/${index}/properties${pointerPart(name)}`,
    })),
  );
}

/** Whether the catalogue lists it as a form, which belongs to no product. */
export function isForm({ files, id }: Pick<Subject, 'files' | 'id'>): boolean {
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  const isWizard = [...(catalogue?.wizards ?? []), ...(catalogue?.changes ?? [])].some(
    ({ wizard }) => wizard === id,
  );
  return !isWizard && (catalogue?.forms?.includes(id) ?? false);
}

const composedOf = onceOfFile((files, file) => composeProduct(files, file.split('/')[0]!));

export function createSubject(files: ProductFiles, id: string): Subject {
  const composed = composedOf(files, `${id}/product.json`);
  const all = fieldPlaces(composed.definition);
  const fields = new Map(all.toReversed().map((field) => [field.path, field]));
  return { id, files, composed, definition: composed.definition, fields, all };
}

/** What a choice's answer has inside: `insured.policyHolder.value`. */
export function innerPaths({ path, schema }: FieldPlace): string[] {
  return schema.type === 'object'
    ? Object.keys(schema.properties ?? {}).map((name) => `${path}.${name}`)
    : [];
}

export function readablePaths(subject: Subject): Set<string> {
  return new Set([...subject.fields.values()].flatMap((field) => [field.path, ...innerPaths(field)]));
}
