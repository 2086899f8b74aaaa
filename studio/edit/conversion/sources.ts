import type { Json } from '../../../engine/expression';
import type { FieldSchema } from '../../../engine/index';
import type { Composed } from './composed';
import type { RecipeKind } from './Recipe';

export interface Offered {
  readonly value: Json;
  readonly label: string;
}

/** What can be chosen for an answer, undefined where it is typed or a rule makes the list. */
export function offeredBy({ type, ui }: Pick<FieldSchema, 'type' | 'ui'>): readonly Offered[] | undefined {
  if (ui.options)
    return ui.options.map((option) =>
      typeof option === 'object' ? option : { value: option, label: String(option) },
    );
  return type === 'boolean'
    ? [
        { value: true, label: 'Sim' },
        { value: false, label: 'Não' },
      ]
    : undefined;
}

const isNumber = ({ type }: FieldSchema) => type === 'number' || type === 'integer';
const isText = (schema: FieldSchema) => schema.type === 'string' && schema.format !== 'date';

/** What an earlier question must be for each way of taking its answer. */
const TAKES: Readonly<Record<RecipeKind, (schema: FieldSchema) => boolean>> = {
  part: (schema) => isText(schema) && !offeredBy(schema),
  joined: isText,
  unit: isNumber,
  number: (schema) => isText(schema) && !offeredBy(schema),
  text: isNumber,
  options: (schema) => offeredBy(schema) !== undefined,
};

/** The ways in which a question of this kind can take its answer from earlier ones. */
export function kindsFor(schema: FieldSchema): readonly RecipeKind[] {
  if (offeredBy(schema)) return ['options'];
  if (isNumber(schema)) return ['unit', 'number'];
  return isText(schema) ? ['part', 'joined', 'text'] : [];
}

const UNSEEN = ['hidden', 'password'];

interface Versions {
  readonly before: Composed;
  readonly now: Composed;
}

/**
 * Questions in force of which `question` can be made: of the right kind, answered by people, whose answers go nowhere
 * else, and which can leave with it where they are still asked.
 */
export function sourcesFor(kind: RecipeKind, question: string, { before, now }: Versions): readonly string[] {
  const renamed = new Set([...now.questions.values()].flatMap(({ was = [] }) => was));
  const isFree = (path: string) => path !== question && (!now.questions.has(path) || now.own.has(path));
  return [...before.questions].flatMap(([path, schema]) => {
    const isAnswered = !before.computed.has(path) && !UNSEEN.includes(schema.ui.widget);
    return isAnswered && isFree(path) && !renamed.has(path) && TAKES[kind](schema) ? [path] : [];
  });
}
