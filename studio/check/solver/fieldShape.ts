import { decimalsOf, widgetNote } from '../../../engine/definition';
import type { Json } from '../../../engine/expression';
import type { FieldSchema } from '../../../engine/index';
import { fixedValues } from '../product/offers';
import type { FieldPlace, Subject } from '../product/subject';
import { SCALE, type VariableShape } from './Variable';

const FINEST = 1;

/** Rules and look-ups may write other values too. */
function isFilled({ definition: { rules } }: Subject, path: string): boolean {
  const tied = rules.relations.some(({ solve }) => solve.some(({ set }) => set === path));
  const filled = rules.lookups.some(
    ({ fills = {}, tells = [] }) =>
      Object.hasOwn(fills, path) || tells.some(({ offer }) => Object.hasOwn(offer?.set ?? {}, path)),
  );
  return tied || filled || isDerived(rules, path);
}

/** A derived value may exceed its limits without anyone's mistake. */
function isDerived({ derived }: Subject['definition']['rules'], path: string): boolean {
  return derived.some(({ field }) => field === path);
}

function stepOf(schema: FieldSchema): number {
  const decimals = schema.type === 'integer' ? 0 : decimalsOf(schema);
  return decimals === undefined || decimals > 6 ? FINEST : SCALE / 10 ** decimals;
}

function limitsOf(schema: FieldSchema, step: number): Pick<VariableShape, 'from' | 'to'> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const count = (limit: number | undefined, more: number) =>
    limit === undefined ? undefined : Math.round(limit * SCALE) + more;
  const all = (limits: readonly (number | undefined)[]) => limits.filter((limit) => limit !== undefined);
  const lower = all([count(minimum, 0), count(exclusiveMinimum, step)]);
  const upper = all([count(maximum, 0), count(exclusiveMaximum, -step)]);
  return {
    ...(lower.length > 0 && { from: Math.max(...lower) }),
    ...(upper.length > 0 && { to: Math.min(...upper) }),
  };
}

function scalarShape(schema: FieldSchema, only: readonly Json[] | undefined): VariableShape {
  if (schema.type === 'boolean') return { sort: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return { sort: 'number', only };
  if (schema.type === 'array') return { sort: 'list' };
  return schema.format === 'date' ? { sort: 'date' } : { sort: 'symbol', only };
}

/** A field's possible answers by its schema; its limits count only where a person answers. */
export function fieldShape(subject: Subject, field: FieldPlace, isWithinLimits: boolean): VariableShape {
  const { schema, path } = field;
  const isClosed = widgetNote(schema.ui.widget)?.options === 'needed' && !isFilled(subject, path);
  const only = isClosed ? fixedValues(subject, field) : undefined;
  const shape = { ...scalarShape(schema, only), path };
  if (shape.sort !== 'number') return shape;
  if (schema.readOnly || isDerived(subject.definition.rules, path)) return { ...shape, step: FINEST };
  const step = stepOf(schema);
  return isWithinLimits ? { ...shape, step, ...limitsOf(schema, step) } : { ...shape, step };
}
