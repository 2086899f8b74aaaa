import { checkDefinition } from '../../check/checkProducts';
import { locate } from '../../check/product/locate';
import type { Subject } from '../../check/product/subject';
import type { ProductFiles } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { parts, put, valueAt, type Mutant } from './Mutant';

/** A change in the file where an analyst would make it; nothing where it is made in a fragment that others include. */
function written(subject: Subject, { pointer, to }: Pick<Mutant, 'pointer' | 'to'>) {
  const place = pointer.startsWith('/constants/')
    ? { file: 'constants.json', pointer: pointer.slice('/constants'.length) }
    : locate(subject, { pointer, code: 'empty-rule', message: '' });
  const content = subject.files.get(place.file);
  const isOwn = place.file === 'constants.json' || place.file.startsWith(`${subject.id}/`);
  if (!isOwn || valueAt(content, place.pointer) === undefined) return undefined;
  return [place.file, put(content, parts(place.pointer), to) as Json] as const;
}

/**
 * Whether the product check refuses a change; such a change cannot be published, so no case need notice it. `false`
 * for changes in several places or in parameterised fragments.
 */
export function refusal(subject: Subject): (mutant: Mutant) => boolean {
  const isSound = (files: ProductFiles) => checkDefinition(files, subject.id).length === 0;
  const wasSound = isSound(subject.files);
  return (mutant) => {
    const change = mutant.also || !wasSound ? undefined : written(subject, mutant);
    return change !== undefined && !isSound(new Map([...subject.files, change]));
  };
}
