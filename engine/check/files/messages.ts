import { pointerPart, type Fault, type ProductFiles } from '../../definition/files';
import { nearest } from '../../text/nearest';

/** What a sentence for a schema keyword may show. */
const FILLED = ['limit', 'title'];

function inTable(file: string, at: string, messages: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1]!)
      .filter((name) => !FILLED.includes(name))
      .map((name) => ({
        file,
        pointer: at + pointerPart(key),
        code: 'unknown-parameter',
        message: `Nothing fills {${name}}.`,
        suggestion: nearest(name, FILLED),
      })),
  );
}

/** The {parameters} of shared sentences, and of a product's own, are limit and title. */
export function messageTables(files: ProductFiles, products: readonly string[]): Fault[] {
  const table = (value: unknown) => (value ?? {}) as Readonly<Record<string, string>>;
  const shared = '_shared/messages.json';
  const own = products.flatMap((id) => {
    const file = `${id}/product.json`;
    return inTable(file, '/messages', table((files.get(file) as { messages?: unknown }).messages));
  });
  return [...inTable(shared, '', table(files.get(shared))), ...own];
}
