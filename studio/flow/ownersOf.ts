import type { Subject } from '../check/product/subject';

/** The questions that paths belong to, each once: a part of an answer to the question that it is of. */
export function ownersOf({ fields }: Pick<Subject, 'fields'>, paths: readonly string[]): string[] {
  const owners = paths.flatMap((path) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1))
      if (fields.has(path.slice(0, end))) return [path.slice(0, end)];
    return [];
  });
  return [...new Set(owners)];
}
