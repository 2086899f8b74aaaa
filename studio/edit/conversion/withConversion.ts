import { pointerPart } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import { asJson, type FieldSchema } from '../../../engine/index';
import { removeJson, setJson } from '../jsonEdits';
import type { Texts } from '../question/mentions';
import { removeQuestion, type Use } from '../question/removeQuestion';
import { fileOfQuestion, nameIn, QuestionRefused } from '../question/stepFile';
import { composed, questionOf, type Composed } from './composed';
import { conversionOf, joinOf, type Question } from './conversionOf';
import type { Recipe } from './Recipe';
import { recipeOf } from './recipeOf';

export interface Conversion {
  readonly changed: ReadonlyMap<string, string>;
  /** Earlier questions that were still asked and leave with it. */
  readonly removed: readonly string[];
  /** What still speaks of those. */
  readonly uses: readonly Use[];
}

interface Wish {
  readonly product: string;
  readonly question: string;
  /** Undefined: the question begins without an answer. */
  readonly recipe: Recipe | undefined;
}

const placeOf = (question: string) => `/properties${pointerPart(nameIn(question))}/converted`;

/**
 * The files with a question made of earlier ones: its expression, the way back, and without the earlier questions that
 * were still asked. `before` is what is in force. Throws QuestionRefused.
 */
export function withConversion(texts: Texts, before: Composed | undefined, wish: Wish): Conversion {
  const { product, question, recipe } = wish;
  const draft = new Draft(texts, product, before?.questions ?? new Map());
  draft.convert(question, recipe);
  const own = composed(texts, product)?.own;
  const removed = (recipe?.from ?? []).filter((path) => own?.has(path));
  const uses = removed.flatMap((path) => draft.remove(path));
  return { changed: draft.changed, removed, uses };
}

class Draft {
  readonly changed = new Map<string, string>();

  constructor(
    private readonly texts: Texts,
    private readonly product: string,
    private readonly earlier: ReadonlyMap<string, FieldSchema>,
  ) {}

  private get now(): Texts {
    return new Map([...this.texts, ...this.changed]);
  }

  private write(file: string, text: string): void {
    if (this.now.get(file) !== text) this.changed.set(file, text);
  }

  private set(question: string, at: string, value: Json | undefined, after?: string): void {
    const file = fileOfQuestion(this.now, this.product, question);
    const text = this.now.get(file)!;
    this.write(file, value === undefined ? removeJson(text, at) : setJson(text, at, value, after));
  }

  private schemaOf(question: string): FieldSchema {
    const schema = composed(this.now, this.product)?.questions.get(question);
    if (!schema) throw new QuestionRefused('broken', `${this.product} cannot be put together as it is.`);
    return schema;
  }

  convert(question: string, recipe: Recipe | undefined): void {
    const schema = this.schemaOf(question);
    const former = Object.keys(schema.converted?.from ?? {});
    const from = (recipe?.from ?? []).map((path) => questionOf(path, this.earlier, schema));
    const value = recipe && asJson(conversionOf(recipe, { path: question, schema }, from));
    this.set(question, placeOf(question), value, 'title');
    for (const path of new Set([...former, ...(recipe?.from ?? [])])) this.sayWayBack(path);
  }

  /** The parts of a text give it back together: the first of them says so. */
  private sayWayBack(former: string): void {
    const parts = this.partsOf(former);
    const [first, ...others] = parts;
    if (!first) return;
    for (const { path } of others) this.set(path, `${placeOf(path)}/back`, undefined);
    const paths = parts.map(({ path }) => path);
    this.set(first.path, `${placeOf(first.path)}/back`, { [former]: joinOf(paths, first.recipe.separator) });
  }

  private partsOf(former: string) {
    const { questions } = composed(this.now, this.product)!;
    const found = [...questions].flatMap(([path, schema]) => {
      const recipe = readRecipe({ path, schema }, this.earlier);
      return recipe?.kind === 'part' && recipe.from[0] === former ? [{ path, recipe }] : [];
    });
    return found.toSorted((a, b) => a.recipe.part - b.recipe.part);
  }

  remove(question: string): readonly Use[] {
    const { changed, uses } = removeQuestion(this.now, this.product, question);
    for (const [file, text] of changed) this.write(file, text);
    // What the conversions say of it is what they are made of.
    return uses.filter(({ pointer }) => !/\/converted\//.test(pointer));
  }
}

/** How a question is made of earlier ones, as it would be chosen; undefined where it is not, or says something else. */
export function readRecipe(
  { path, schema }: Question & { readonly schema: FieldSchema },
  earlier: ReadonlyMap<string, FieldSchema>,
): Recipe | undefined {
  const { converted } = schema;
  if (!converted) return undefined;
  const from = Object.keys(converted.from).map((one) => questionOf(one, earlier, schema));
  return recipeOf(converted, { path, schema }, from);
}
