import { type Fault, pointerPart, type ProductFiles } from '../../../engine/definition';
import { nearest } from '../../../engine/index';

const FILLED = ['limit', 'title'];
const OF_DRAFTS: Readonly<Record<string, readonly string[]>> = {
  'draft:changed': ['steps'],
  'draft:mapped': ['title', 'from', 'to'],
  ...Object.fromEntries(
    ['asked', 'arrived', 'again', 'look', 'gone'].map((kind) => [`draft:${kind}`, ['titles']]),
  ),
};

const filledIn = (key: string) => (Object.hasOwn(OF_DRAFTS, key) ? OF_DRAFTS[key]! : FILLED);

function inTable(file: string, at: string, messages: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1]!)
      .filter((name) => !filledIn(key).includes(name))
      .map((name) => ({
        file,
        pointer: at + pointerPart(key),
        code: 'unknown-parameter',
        message: `Nothing fills {${name}}.`,
        suggestion: nearest(name, filledIn(key)),
      })),
  );
}

/** Sentences may only use the {parameters} `limit` and `title`. */
export function messageTables(files: ProductFiles, products: readonly string[]): Fault[] {
  const table = (value: unknown) => (value ?? {}) as Readonly<Record<string, string>>;
  const shared = '_shared/messages.json';
  const own = products.flatMap((id) => {
    const file = `${id}/product.json`;
    return inTable(file, '/messages', table((files.get(file) as { messages?: unknown }).messages));
  });
  return [...inTable(shared, '', table(files.get(shared))), ...own];
}
