import type { CompiledDefinition } from '../../../engine/index';

export function fieldOfElement(element: Element, definition: CompiledDefinition): string | undefined {
  const id = element.closest('[data-field]')?.getAttribute('data-field');
  return definition.fields.find(({ path }) => path.replaceAll('.', '_') === id)?.path;
}
