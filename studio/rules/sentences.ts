import type { Json } from '../../engine/expression';
import type { Rules } from '../../engine/index';
import type { Names } from '../flow/names';
import { listed, type Sentences } from '../flow/Sentences';

export const fieldsText = (paths: readonly string[], names: Names) =>
  listed(
    paths.map((path) => names.field(path)),
    'e',
  );

/** That any of some questions changes, perhaps only under a condition. */
export function changed(
  paths: readonly string[],
  when: Json | undefined,
  sentences: Sentences,
  names: Names,
): string {
  const any = listed(
    paths.map((path) => names.field(path)),
    'ou',
  );
  const only = when === undefined ? '' : `${paths.length > 1 ? ',' : ''} e ${sentences.condition(when)}`;
  return `se muda ${any}${only}`;
}

/** What gives way by one way of a relation. */
export function wayText(
  { edited, set, to, when }: Rules['relations'][number]['solve'][number],
  sentences: Sentences,
  names: Names,
): string {
  return `${changed(edited, when, sentences, names)}, então ${names.field(set)} cede e passa a ser ${sentences.value(to)}`;
}
