import { filesOf, texts } from './definitions';
import type { Json } from '../../engine/expression';
import { composeProduct, type Composed } from '../../engine/definition';

export function question(title = 'T'): Json {
  return { title, type: 'string', ui: { widget: 'text' } };
}

/** A step's file with these questions; a field of it is called `s.name`. */
export function step(properties: Readonly<Record<string, Json>>, required: readonly string[] = []): Json {
  return { title: 'S', path: 's', type: 'object', required, properties };
}

/** The product `p`, of one step `s`, with these files besides or instead. */
export function compose(files: Readonly<Record<string, Json>>): Composed {
  const all = [...filesOf({ steps: texts('name') }), ...Object.entries(files)];
  return composeProduct(new Map(all), 'p');
}
