import { composeProduct, pointerPart, type ProductFiles } from '../../../../engine/definition';
import { parseJson } from '../../../edit/parseJson';
import type { Json } from '../../../../engine/expression';
import type { FieldSchema } from '../../../../engine/index';

export interface PlacedQuestion {
  readonly path: string;
  readonly title: string;
  readonly schema: FieldSchema;
  readonly file: string;
  readonly pointer: string;
}

const read = new Map<string, Json | undefined>();
const KEPT = 2000;

function parsed(text: string): Json | undefined {
  if (!read.has(text)) {
    if (read.size > KEPT) read.clear();
    read.set(text, parseJson(text));
  }
  return read.get(text);
}

function filesOf(texts: ReadonlyMap<string, string>): ProductFiles {
  const own = [...texts].filter(([file]) => !file.startsWith('_meta/'));
  return new Map(
    own.flatMap(([file, text]) => {
      const content = parsed(text);
      return content === undefined ? [] : [[file, content] as const];
    }),
  );
}

/**
 * A product's questions, each with its file and pointer; invalid JSON has none, nor does a product that cannot be
 * composed while being typed.
 */
export function questionsOf(texts: ReadonlyMap<string, string>, product: string): readonly PlacedQuestion[] {
  try {
    return placed(texts, product);
  } catch {
    return [];
  }
}

function placed(texts: ReadonlyMap<string, string>, product: string): readonly PlacedQuestion[] {
  const { definition, sources } = composeProduct(filesOf(texts), product);
  return definition.steps.flatMap(({ path, properties }, index) =>
    Object.entries(properties).map(([name, schema]) => {
      const { file, pointer } = sources.find(`/steps/${index}/properties${pointerPart(name)}`);
      return { path: `${path}.${name}`, title: schema.title, schema, file, pointer };
    }),
  );
}
