import { shaped } from '../model/shaped';
import type { Json } from '../expression';
import { nearest } from '../text/nearest';
import { pointerPart, type Source } from './files';
import type { Library } from './Library';

/** Expressions that a file says once, by name; `{ "named": ["judicial"] }` stands for one of them. */
export type Named = Readonly<Record<string, Json>>;

export const NAMED = 'named';

function isObject(node: unknown): node is Readonly<Record<string, Json>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

export function nameIn(node: unknown): string | undefined {
  if (!isObject(node) || Object.keys(node).join() !== NAMED) return undefined;
  const given = node[NAMED];
  const name = Array.isArray(given) && given.length === 1 ? (given[0] as Json) : given;
  return typeof name === 'string' ? name : undefined;
}

class Expansion {
  private readonly used = new Set<string>();

  constructor(
    private readonly library: Library,
    private readonly named: Named,
    private readonly source: Source,
  ) {}

  expand(node: Json, pointer: string, through: readonly string[]): Json {
    const name = nameIn(node);
    if (name !== undefined) return this.standFor(name, pointer, through);
    if (Array.isArray(node))
      return node.map((item, at) => this.expand(item as Json, `${pointer}/${at}`, through));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(
      ([key, value]) => [key, this.expand(value, pointer + pointerPart(key), through)] as const,
    );
    return Object.fromEntries(entries);
  }

  tellUnused(): void {
    for (const name of Object.keys(this.named))
      if (!this.used.has(name))
        this.fault(
          `/${NAMED}${pointerPart(name)}`,
          'unused-name',
          `Nothing in this file stands for "${name}".`,
        );
  }

  private standFor(name: string, pointer: string, through: readonly string[]): Json {
    if (!Object.hasOwn(this.named, name)) {
      const suggestion = nearest(name, Object.keys(this.named));
      this.fault(pointer, 'unknown-name', `This file has no expression of the name "${name}".`, suggestion);
      return null;
    }
    this.used.add(name);
    if (through.includes(name)) {
      const circle = [...through.slice(through.indexOf(name)), name].join(' → ');
      this.fault(pointer, 'named-circle', `The expression stands for itself: ${circle}.`);
      return null;
    }
    return this.expand(this.named[name]!, `/${NAMED}${pointerPart(name)}`, [...through, name]);
  }

  private fault(pointer: string, code: string, message: string, suggestion?: string): void {
    this.library.fault({ file: this.source.file, pointer }, code, message, suggestion);
  }
}

export function withoutNames<Content extends object>(
  library: Library,
  content: Content,
  source: Source,
): Content {
  const { [NAMED]: named = {}, ...rest } = content as { readonly [NAMED]?: Named };
  const expansion = new Expansion(library, named, source);
  const expanded = expansion.expand(rest, '', []);
  expansion.tellUnused();
  return shaped<Content>(expanded);
}

/** Where a pointer into what names were put in leads in the file itself, which says them by name. */
export function throughNames(content: unknown, pointer: string): string {
  let [node, path] = [content, ''];
  for (const part of pointer.split('/').slice(1)) {
    for (let name = nameIn(node); name !== undefined; name = nameIn(node)) {
      node = (content as { readonly [NAMED]?: Named })[NAMED]?.[name];
      path = `/${NAMED}${pointerPart(name)}`;
    }
    path += `/${part}`;
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
  }
  return path;
}
