import type { Json } from '../../../../engine/expression';
import { constantType, contextType, fieldType, partOf, shapeType } from '../../types/declared';
import { infer } from '../../types/infer';
import type { Surroundings } from '../../types/surroundings';
import { misplaced } from '../../types/sinks';
import { ANY } from '../../types/Type';
import { writtenType } from '../../types/written';
import type { Finding } from '../../finding';
import type { ExpressionPlace } from '../ExpressionPlace';
import { expressionPlaces } from '../expressionPlaces';
import { isForm, type Check, type Subject } from '../subject';

function typeOfField({ fields }: Subject, path: string) {
  const field = fields.get(path);
  if (field) return fieldType(field.schema);
  const [step = '', name = '', ...inner] = path.split('.');
  const outer = fields.get(`${step}.${name}`);
  return (outer && partOf(fieldType(outer.schema), inner.join('.'))) ?? ANY;
}

function* inExpression(subject: Subject, place: ExpressionPlace, isOfForm: boolean): Generator<Finding> {
  const found: Finding[] = [];
  const surroundings: Surroundings = {
    pointer: place.pointer,
    field: (path) => typeOfField(subject, path),
    isField: (path) => subject.fields.has(path),
    constant: (name) => constantType(subject, name),
    context: (path) => contextType(path, isOfForm),
    answer: place.answer ? shapeType(place.answer) : ANY,
    infer,
    report: (finding) => found.push(finding),
  };
  const variants = infer(place.expression, surroundings);
  if (place.into) found.push(...misplaced(subject, variants, place.into));
  yield* found;
}

function* forced(subject: Subject): Generator<Finding> {
  for (const [index, rule] of subject.definition.rules.states.entries()) {
    for (const branch of ['then', 'else'] as const) {
      const value: Json | undefined = rule[branch]?.value;
      if (value === undefined) continue;
      const variants = [{ type: writtenType(value), pointer: `/rules/states/${index}/${branch}/value` }];
      for (const field of rule.fields ?? []) yield* misplaced(subject, variants, { field });
    }
  }
}

export const types: Check = function* (subject) {
  const isOfForm = isForm(subject);
  for (const place of expressionPlaces(subject)) yield* inExpression(subject, place, isOfForm);
  yield* forced(subject);
};
