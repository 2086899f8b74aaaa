import type { ProductFiles } from '../../../engine/definition';
import type { JsonChange } from './JsonChange';
import { jsonChanges } from './jsonChanges';

/** One place at which a file of two folders differs; without a pointer the whole file comes or goes. */
export interface FileChange extends JsonChange {
  readonly file: string;
}

/** Every difference of two folders of product files: applied to the first they make the second. */
export function fileChanges(before: ProductFiles, after: ProductFiles): FileChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return files.flatMap((file): FileChange[] => {
    const [was, is] = [before.get(file), after.get(file)];
    const whole = { file, at: '', pointer: '' };
    if (was === undefined) return [{ kind: 'added', ...whole, is }];
    if (is === undefined) return [{ kind: 'removed', ...whole, was }];
    return was === is ? [] : jsonChanges(was, is).map((change) => ({ file, ...change }));
  });
}
