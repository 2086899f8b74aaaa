import {
  type Fault,
  parameterOf,
  pointerPart,
  type ProductFiles,
  substitute,
} from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { includesOf } from '../files/includesOf';
import type { Finding } from '../finding';

type FindingsOf = (file: string, content: unknown) => readonly Finding[];

interface Parameter {
  readonly name: string;
  readonly inside: string;
}

function parameterAt(content: unknown, pointer: string): Parameter | undefined {
  const parts = pointer.split('/').slice(1);
  let value = content;
  for (let index = 0; index <= parts.length; index += 1) {
    const name = typeof value === 'string' ? parameterOf(value) : undefined;
    if (name !== undefined)
      return {
        name,
        inside: parts
          .slice(index)
          .map((part) => `/${part}`)
          .join(''),
      };
    const key = parts[index]?.replaceAll('~1', '/').replaceAll('~0', '~');
    value = key === undefined ? undefined : (value as Record<string, unknown> | null | undefined)?.[key];
  }
  return undefined;
}

/** Findings outside of parameters, which may be anything until they are filled. */
export function apartFromParameters(content: unknown, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => !parameterAt(content, finding.pointer));
}

function atIncludesOf(
  files: ProductFiles,
  content: Json,
  findingsOf: FindingsOf,
  through: readonly string[],
): Finding[] {
  return includesOf(content).flatMap(({ target, given, pointer }) => {
    const fragment = files.get(target);
    if (fragment === undefined || through.includes(target)) return [];
    const whole = substitute(fragment, given);
    const further = atIncludesOf(files, whole, findingsOf, [...through, target]);
    return [...findingsOf(target, whole), ...further].flatMap((finding) => {
      const { name = '', inside = '' } = parameterAt(fragment, finding.pointer) ?? {};
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const isHandedOn = typeof value === 'string' && parameterOf(value) !== undefined;
      if (value === undefined || isHandedOn) return [];
      return [{ ...finding, pointer: `${pointer}/with${pointerPart(name)}${inside}` }];
    });
  });
}

/** What is wrong with the fragments that a file includes, once its parameters are put in. */
export function givenStructure(files: ProductFiles, file: string, findingsOf: FindingsOf): Fault[] {
  const content = files.get(file) ?? null;
  return atIncludesOf(files, content, findingsOf, [file]).map((finding) => ({ ...finding, file }));
}
