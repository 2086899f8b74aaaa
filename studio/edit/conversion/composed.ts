import { composeProduct, type ProductFiles } from '../../../engine/definition';
import { parseJson } from '../parseJson';
import { type Definition, type FieldSchema, shaped } from '../../../engine/index';
import type { Texts } from '../question/mentions';
import type { Question } from './conversionOf';

export interface Composed {
  readonly definition: Definition;
  readonly questions: ReadonlyMap<string, FieldSchema>;
  /** Those that a rule computes. */
  readonly computed: ReadonlySet<string>;
  /** Those of the product's own steps, which can be taken away. */
  readonly own: ReadonlySet<string>;
}

/** A product of the texts; undefined where there is none, or it cannot be put together while it is typed. */
export function composed(texts: Texts, product: string): Composed | undefined {
  if (!texts.has(`${product}/product.json`)) return undefined;
  const files: ProductFiles = new Map(
    [...texts].flatMap(([file, text]) => {
      const content = file.startsWith('_meta/') ? undefined : parseJson(text);
      return content === undefined ? [] : [[file, content] as const];
    }),
  );
  try {
    const definition: Definition = { ...composeProduct(files, product).definition, hash: '' };
    const questions = definition.steps.flatMap(({ path, properties }) =>
      Object.entries(properties).map(([name, schema]) => [`${path}.${name}`, schema] as const),
    );
    if (questions.length === 0) return undefined;
    const computed = new Set(definition.rules.derived.map(({ field }) => field));
    return { definition, questions: new Map(questions), computed, own: ownOf(files, product) };
  } catch {
    return undefined;
  }
}

function ownOf(files: ProductFiles, product: string): ReadonlySet<string> {
  const steps = [...files].filter(([file]) => file.startsWith(`${product}/steps/`));
  const paths = steps.flatMap(([, content]) => {
    const { path = '', properties = {} } = shaped<{ path?: string; properties?: object }>(content);
    return Object.keys(properties).map((name) => `${path}.${name}`);
  });
  return new Set(paths);
}

/** Of a question that no version at hand asks, only its type is known. */
export function questionOf(
  path: string,
  asked: ReadonlyMap<string, FieldSchema>,
  { converted }: Pick<FieldSchema, 'converted'> = {},
): Question {
  const known = asked.get(path);
  const kind = converted?.from[path] ?? { type: 'string' };
  return { path, schema: known ?? { ...kind, ui: { widget: 'text' } } };
}
