import { type Json, pathOf, readsOf } from '../../../../engine/expression';
import { innerShape, nearest } from '../../../../engine/index';
import { checkExpression } from '../../expression/checkExpression';
import type { Finding } from '../../finding';
import { constantsRead } from '../constantsRead';
import { argumentPointer, callsIn } from '../calls';
import type { ExpressionPlace } from '../ExpressionPlace';
import { expressionPlaces } from '../expressionPlaces';
import { isForm, readablePaths, type Check, type Subject } from '../subject';

const CONTEXT = ['executive', 'user.name', 'user.email', 'user.phone', 'companies', 'nominated'];

function knownOf(subject: Subject) {
  const paths = readablePaths(subject);
  return {
    hasField: (path: string) => paths.has(path),
    fieldNames: () => [...paths],
    constantNames: () => Object.keys(constantsRead(subject)),
    isMoney: (path: string) => subject.fields.get(path)?.schema.ui.widget === 'money',
  };
}

function withoutQuestion(message: string): string {
  return message.replace(/ Did you mean [^?]*\?$/, '');
}

/** Operators, fields, constants, numbers of arguments, written values, arithmetic on money. */
export const expressions: Check = function* (subject) {
  const known = knownOf(subject);
  for (const { pointer, expression } of expressionPlaces(subject)) {
    for (const fault of checkExpression(expression, known)) {
      yield { ...fault, pointer: pointer + fault.pointer, message: withoutQuestion(fault.message) };
    }
  }
};

function* reachesOut(
  { expression, pointer, answer, isSearch }: ExpressionPlace,
  known: readonly string[],
): Generator<Finding> {
  for (const place of callsIn(expression)) {
    const path = pathOf(place.call.args[0]);
    const at = pointer + argumentPointer(place, 0);
    if (place.call.name === 'context' && !known.includes(path)) {
      const message = `The context has no "${path}".`;
      yield { pointer: at, code: 'unknown-context', message, suggestion: nearest(path, known) };
    }
    if (place.call.name === 'searched' && !isSearch) {
      const message = 'Nothing is searched for here; searched is for a look-up on search.';
      yield { pointer: pointer + place.pointer, code: 'misplaced-answer', message };
    }
    if (place.call.name !== 'answer') continue;
    if (answer === undefined) {
      const message = 'No look-up has answered here; answer is for what a look-up does with its answer.';
      yield { pointer: pointer + place.pointer, code: 'misplaced-answer', message };
    } else if (!innerShape(answer, path)) {
      const names = Object.keys(answer.properties ?? {});
      const message = `The answer has no "${path}".`;
      yield { pointer: at, code: 'unknown-answer', message, suggestion: nearest(path, names) };
    }
  }
}

export const context: Check = function* (subject) {
  const { context: told = {}, route = {} } = subject.definition;
  const ofWizard = [...CONTEXT, ...Object.keys(route).map((name) => `route.${name}`)];
  const known = isForm(subject) ? Object.keys(told) : ofWizard;
  for (const place of expressionPlaces(subject)) yield* reachesOut(place, known);
};

export function isConstant(expression: Json): boolean {
  const reads = readsOf(expression);
  const count = reads.fields.length + reads.constants.length + reads.context.length;
  return count === 0 && !reads.today && !reads.answer;
}

function readsInElement({ fields }: Subject, expression: Json): boolean {
  return [...callsIn(expression)].some(
    ({ call, inElement }) => inElement && call.name === 'var' && fields.has(pathOf(call.args[0])),
  );
}

export const constantConditions: Check = function* (subject) {
  for (const { pointer, expression, isCondition } of expressionPlaces(subject)) {
    if (!isCondition || !isConstant(expression) || readsInElement(subject, expression)) continue;
    yield {
      pointer,
      code: 'constant-condition',
      message: 'This condition reads nothing: it always comes out the same.',
    };
  }
};
