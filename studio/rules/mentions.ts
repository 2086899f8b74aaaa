import { pointerPart } from '../../engine/definition';

/** Questions that a rule names, each with where in the rule. */
export type Named = readonly (readonly [path: string, pointer: string])[];

export function list(at: string, paths: readonly string[] | undefined): Named {
  return (paths ?? []).map((path, index) => [path, `${at}/${index}`] as const);
}

export function keys(at: string, record: object | undefined): Named {
  return Object.keys(record ?? {}).map((path) => [path, at + pointerPart(path)] as const);
}
