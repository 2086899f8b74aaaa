import { contentOf, type Catalogue, type Fault, type ProductFiles } from '../../../engine/definition';
import { nearest } from '../../../engine/index';
import type { Subject } from '../product/subject';
import type { FaultCode } from '../faultCodes';
import { carried, carriedTwice } from './carried';
import { routes } from './routes';

const file = 'catalogue.json';

function fault(pointer: string, code: FaultCode, message: string, suggestion?: string): Fault {
  return { file, pointer, code, message, suggestion };
}

function repeated(catalogue: Catalogue): Fault[] {
  return (['wizards', 'products'] as const).flatMap((list) => {
    const ids = catalogue[list].map((entry) => entry.id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [fault(`/${list}/${index}/id`, 'duplicate-id', `There is already an entry ${id}.`)]
        : [],
    );
  });
}

function forms({ forms: listed = [], wizards, changes = [] }: Catalogue): Fault[] {
  return listed.flatMap((form, index) =>
    [...wizards, ...changes].some((entry) => entry.wizard === form)
      ? [fault(`/forms/${index}`, 'duplicate-id', `${form} is a wizard already.`)]
      : [],
  );
}

function elsewhere({ changes = [] }: Catalogue, subjects: readonly Subject[]): Fault[] {
  return changes.flatMap(({ wizard, elsewhere: path }, index) => {
    const subject = subjects.find(({ id }) => id === wizard);
    if (!subject || path === undefined || subject.fields.has(path)) return [];
    const suggestion = nearest(path, subject.fields.keys());
    const message = `${wizard} has no field ${path}.`;
    return [fault(`/changes/${index}/elsewhere`, 'unknown-field', message, suggestion)];
  });
}

export function checkCatalogue(files: ProductFiles, subjects: readonly Subject[]): Fault[] {
  const catalogue = contentOf<Catalogue>(files, file);
  if (!catalogue) return [{ file, pointer: '', code: 'missing-file', message: `There is no file ${file}.` }];
  const wizards = catalogue.wizards.map((entry) => entry.wizard);
  const known = (wizard: string | undefined, at: string) =>
    wizard === undefined || wizards.includes(wizard)
      ? []
      : [fault(`${at}/wizard`, 'unknown-wizard', `There is no wizard ${wizard}.`, nearest(wizard, wizards))];
  const products = catalogue.products.flatMap((product, index) => {
    const at = `/products/${index}`;
    const group = catalogue.groups.includes(product.group)
      ? []
      : [
          fault(
            `${at}/group`,
            'unknown-group',
            `There is no group ${product.group}.`,
            nearest(product.group, catalogue.groups),
          ),
        ];
    const modalities = product.modalities.flatMap((modality, place) => {
      const inner = `${at}/modalities/${place}`;
      return [...known(modality.wizard, inner), ...carried(modality, inner, subjects)];
    });
    return [...group, ...known(product.wizard, at), ...modalities];
  });
  return [
    ...repeated(catalogue),
    ...forms(catalogue),
    ...products,
    ...elsewhere(catalogue, subjects),
    ...routes(catalogue),
    ...carriedTwice(catalogue),
  ];
}
