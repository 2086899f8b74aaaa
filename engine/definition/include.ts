import type { Json } from '../expression';

export type Parameters = Readonly<Record<string, string>>;

const REFERENCE = /^@([A-Za-z]\w*)/;

/** Names of parameters that a fragment uses. */
export function parametersOf(fragment: Json): Set<string> {
  const names = new Set<string>();
  const collect = (text: string) => {
    const name = REFERENCE.exec(text)?.[1];
    if (name) names.add(name);
  };
  const walk = (node: Json): void => {
    if (typeof node === 'string') collect(node);
    else if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      for (const [key, value] of Object.entries(node)) {
        collect(key);
        walk(value);
      }
    }
  };
  walk(fragment);
  return names;
}

/** A fragment with its parameters put in: `@document` and `@document-company` begin with the field's path. */
export function substitute(fragment: Json, parameters: Parameters): Json {
  const text = (value: string) =>
    value.replace(REFERENCE, (whole, name: string) =>
      Object.hasOwn(parameters, name) ? parameters[name]! : whole,
    );
  const walk = (node: Json): Json => {
    if (typeof node === 'string') return text(node);
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [text(key), walk(value)]));
  };
  return walk(fragment);
}
