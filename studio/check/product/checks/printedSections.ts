import { contentOf, type Catalogue } from '../../../../engine/definition';
import type { Check, FieldPlace, Subject } from '../subject';

function isPrinted({ schema }: FieldPlace): boolean {
  return schema.ui.widget !== 'hidden' && schema.ui.widget !== 'password' && schema.ui.summary !== 'none';
}

/** A change prints the policy's new state, not its old one. */
function isChange({ files, id }: Subject): boolean {
  const catalogue = contentOf<Catalogue>(files, 'catalogue.json');
  return catalogue?.changes?.some(({ wizard }) => wizard === id) ?? false;
}

/** A product without its own summary prints each step under its title. */
function isWritten({ files, id }: Subject): boolean {
  const product = files.get(`${id}/product.json`) as { readonly summary?: unknown } | undefined;
  return product?.summary !== undefined;
}

/** Every section of the summary prints something, every step is printed by one. */
export const printedSections: Check = function* (subject) {
  if (!isWritten(subject)) return;
  const { definition, all, fields } = subject;
  const { summary, steps } = definition;
  const printedOf = (stepId: string) => {
    const path = steps.find((step) => step.id === stepId)?.path;
    return all.filter((field) => field.path.startsWith(`${path}.`) && isPrinted(field));
  };
  const said = new Set<string>();
  for (const [index, section] of summary.entries()) {
    const named = (section.fields ?? []).flatMap((path) => fields.get(path) ?? []);
    const printed = [...named.filter(isPrinted), ...(section.steps ?? []).flatMap(printedOf)];
    if (printed.length === 0 && (section.lines ?? []).length === 0) {
      yield { pointer: `/summary/${index}`, code: 'empty-section', message: 'This section prints nothing.' };
    }
    for (const [place, step] of (section.steps ?? []).entries()) {
      const pointer = `/summary/${index}/steps/${place}`;
      if (said.has(step)) yield { pointer, code: 'printed-twice', message: `${step} is printed already.` };
      said.add(step);
    }
    for (const { path } of named) said.add(path);
  }
  const isKnown = (step: string) => steps.some(({ id }) => id === step);
  if (
    isChange(subject) ||
    fields.size < all.length ||
    !summary.every((section) => (section.steps ?? []).every(isKnown))
  )
    return;
  for (const [index, step] of steps.entries()) {
    const printed = printedOf(step.id);
    if (printed.length === 0 || said.has(step.id) || printed.some(({ path }) => said.has(path))) continue;
    const message = `No section of the summary prints the step ${step.id}.`;
    yield { pointer: `/product/steps/${index}`, code: 'unprinted-step', message };
  }
};
