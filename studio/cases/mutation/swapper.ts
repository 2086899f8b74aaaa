import type { Subject } from '../../check/product/subject';
import { sameValue } from '../../../engine/index';

/** Whether one field is always what another one is: a rule derives it as that. */
function isCopy({ definition }: Subject, field: string, of: string): boolean {
  return definition.rules.derived.some((rule) => rule.field === field && sameValue(rule.value, { var: of }));
}

/** Another field of the same kind, which may hold something else: the next in reading order. */
export function swapper(subject: Subject): (path: string) => string | undefined {
  const { all } = subject;
  return (path) => {
    const index = all.findIndex((field) => field.path === path);
    const field = all[index];
    if (!field) return undefined;
    const { type, format } = field.schema;
    return [...all.slice(index + 1), ...all.slice(0, index)].find(
      ({ path: other, schema }) =>
        schema.type === type &&
        schema.format === format &&
        !isCopy(subject, other, path) &&
        !isCopy(subject, path, other),
    )?.path;
  };
}
