import type { Cause } from '../../cases/mending/causesOf';
import type { FillPlace } from '../../cases/mending/fill';
import { mismatchSentence, mismatchWords } from '../../cases/mismatchWords';
import type { CompiledDefinition } from '../../../engine/index';
import { counted } from '../../../engine/values';

export const titleOf = ({ byPath }: CompiledDefinition, path: string) =>
  byPath.get(path)?.schema.title ?? path;

export function causeWords({ missing, cases }: Cause, definition: CompiledDefinition): string {
  if (missing !== undefined) return `Falta responder “${titleOf(definition, missing)}”`;
  return mismatchWords(cases[0]!.found, definition).about;
}

/** What was expected and what came: once where it is the same in all cases, of one of them where not. */
export function exampleWords({ missing, cases }: Cause, definition: CompiledDefinition): string | undefined {
  if (missing !== undefined) return undefined;
  const said = cases.map(({ found }) => mismatchSentence(found, definition));
  return new Set(said).size === 1 ? said[0] : `Por exemplo, em ${cases[0]!.id}: ${said[0]!}`;
}

export function placesWords(places: readonly FillPlace[]): string {
  const sets = places.filter((place) => 'set' in place).length;
  const cases = places.length - sets;
  return [
    ...(sets > 0 ? [counted(sets, 'conjunto', 'conjuntos')] : []),
    ...(cases > 0 ? [counted(cases, 'caso', 'casos')] : []),
  ].join(' e ');
}
