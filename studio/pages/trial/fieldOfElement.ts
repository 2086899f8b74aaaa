import type { CompiledDefinition } from '../../../engine/index';

/** The path of the wizard's field that an element of the page belongs to. */
export function fieldOfElement(element: Element, definition: CompiledDefinition): string | undefined {
  const id = element.closest('[data-field]')?.getAttribute('data-field');
  return definition.fields.find(({ path }) => path.replaceAll('.', '_') === id)?.path;
}
