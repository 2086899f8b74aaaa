import type { Json } from '../expression';

export type Parameters = Readonly<Record<string, Json>>;

const REFERENCE = /^@([A-Za-z]\w*)/;

/** The name in a text that is exactly `@name`. */
export function parameterOf(text: string): string | undefined {
  return /^@([A-Za-z]\w*)$/.exec(text)?.[1];
}

interface Use {
  readonly name: string;
  /** It is part of a longer text or of a key, so that only a text can be put in. */
  readonly inText: boolean;
}

function* usesIn(node: Json): Generator<Use> {
  if (typeof node === 'string') {
    const name = REFERENCE.exec(node)?.[1];
    if (name) yield { name, inText: parameterOf(node) === undefined };
  } else if (Array.isArray(node)) {
    for (const item of node) yield* usesIn(item);
  } else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      for (const use of usesIn(key)) yield { ...use, inText: true };
      yield* usesIn(value);
    }
  }
}

export function parametersOf(fragment: Json): Set<string> {
  return new Set([...usesIn(fragment)].map((use) => use.name));
}

/** Names of parameters that must be texts: `@document-company`, or a key of `fills`. */
export function textParametersOf(fragment: Json): Set<string> {
  return new Set([...usesIn(fragment)].flatMap((use) => (use.inText ? [use.name] : [])));
}

/**
 * A fragment with its parameters put in: a text that is exactly `@document` becomes the value, whatever it
 * is; one that begins so, `@document-company`, begins with the text given.
 */
export function substitute(fragment: Json, given: Parameters): Json {
  const text = (whole: string) =>
    whole.replace(REFERENCE, (reference, name: string) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      return typeof value === 'string' ? value : reference;
    });
  const walk = (node: Json): Json => {
    if (typeof node === 'string') {
      const name = parameterOf(node);
      return name !== undefined && Object.hasOwn(given, name) ? given[name]! : text(node);
    }
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [text(key), walk(value)]));
  };
  return walk(fragment);
}
