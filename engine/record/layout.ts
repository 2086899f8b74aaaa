import type { Definition } from '../model/Definition';
import { once } from '../text/once';
import { mappingsOf, type Mapping } from './mapping';

export interface Place {
  readonly key: string;
  readonly mappings: Mapping[];
  readonly parts: Place[];
  readonly byKey: Map<string, Place>;
}

const createPlace = (key: string): Place => ({ key, mappings: [], parts: [], byKey: new Map() });

function below(place: Place, key: string): Place {
  const known = place.byKey.get(key);
  if (known) return known;
  const part = createPlace(key);
  place.parts.push(part);
  place.byKey.set(key, part);
  return part;
}

/** A record as one tree, so that reading and writing visit each of its branches once. */
export const layoutOf = once((definition: Definition): Place => {
  const root = createPlace('');
  for (const mapping of mappingsOf(definition)) mapping.toKeys.reduce(below, root).mappings.push(mapping);
  return root;
});
