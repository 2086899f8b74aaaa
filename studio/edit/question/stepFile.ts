import { parseJson } from '../parseJson';
import type { Texts } from './mentions';

export class QuestionRefused extends Error {
  readonly code: 'no-product' | 'not-own' | 'no-step' | 'taken' | 'no-json' | 'broken';

  constructor(code: QuestionRefused['code'], message: string) {
    super(message);
    this.code = code;
  }
}

type Step = {
  readonly path?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
};

export const stepOf = (question: string) => question.slice(0, question.indexOf('.'));
export const nameIn = (question: string) => question.slice(question.indexOf('.') + 1);

/** The steps of a product that it has of its own, by their file. Throws QuestionRefused where a file is no JSON. */
export function ownSteps(texts: Texts, product: string): ReadonlyMap<string, Step> {
  if (!texts.has(`${product}/product.json`))
    throw new QuestionRefused('no-product', `There is no product ${product}.`);
  // All are parsed because mentions may be in any.
  const read = [...texts].map(([file, text]) => [file, parsed(file, text)] as const);
  return new Map(read.filter(([file]) => file.startsWith(`${product}/steps/`)));
}

function parsed(file: string, text: string): Step {
  const value = parseJson(text);
  if (value === undefined) throw new QuestionRefused('no-json', `${file} is no JSON.`);
  return value as Step;
}

/** The file of the step that asks the question itself. Throws QuestionRefused. */
export function fileOfQuestion(texts: Texts, product: string, question: string): string {
  const found = [...ownSteps(texts, product)].find(
    ([, { path, properties = {} }]) =>
      path === stepOf(question) && Object.hasOwn(properties, nameIn(question)),
  );
  if (!found)
    throw new QuestionRefused(
      'not-own',
      `No step of ${product}'s own asks ${question}: shared questions keep their names.`,
    );
  return found[0];
}

/** The file of the step in which a question of that name would stand. Throws QuestionRefused. */
export function fileForQuestion(texts: Texts, product: string, question: string): string {
  const steps = ownSteps(texts, product);
  const found = [...steps].find(([, { path }]) => path === stepOf(question));
  if (!found) throw new QuestionRefused('no-step', `${product} has no step ${stepOf(question)} of its own.`);
  const isTaken = [...steps.values()].some(
    ({ path, properties = {} }) => path === stepOf(question) && Object.hasOwn(properties, nameIn(question)),
  );
  if (isTaken) throw new QuestionRefused('taken', `There is a field ${question} already.`);
  return found[0];
}
