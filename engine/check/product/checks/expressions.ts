import { checkExpression, readsOf, type ConstantTable, type Json } from '../../../expression';
import { pathOf } from '../../../expression/standard/data';
import { nearest } from '../../../text/nearest';
import type { Finding } from '../../finding';
import { argumentPointer, callsIn } from '../calls';
import { expressionPlaces, type ExpressionPlace } from '../expressionPlaces';
import { isForm, readablePaths, type Check, type Subject } from '../subject';

/** What `createContext` makes of the person. */
const CONTEXT = ['executive', 'user.name', 'user.email', 'user.phone', 'companies', 'nominated'];

function knownOf(subject: Subject) {
  const paths = readablePaths(subject);
  const { $schema: _schema, ...table } = (subject.files.get('constants.json') ?? {}) as ConstantTable & {
    $schema?: Json;
  };
  return {
    hasField: (path: string) => paths.has(path),
    fieldNames: () => [...paths],
    constantNames: () => Object.keys(table),
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
  { expression, pointer, answer }: ExpressionPlace,
  known: readonly string[],
): Generator<Finding> {
  for (const place of callsIn(expression)) {
    const path = pathOf(place.call.args[0]);
    const at = pointer + argumentPointer(place, 0);
    if (place.call.name === 'context' && !known.includes(path)) {
      const message = `The context has no "${path}".`;
      yield { pointer: at, code: 'unknown-context', message, suggestion: nearest(path, known) };
    }
    if (place.call.name !== 'answer' || answer === 'any') continue;
    if (answer === undefined) {
      const message = 'No look-up has answered here; answer is for fills and options of a look-up.';
      yield { pointer: pointer + place.pointer, code: 'misplaced-answer', message };
    } else if (!answer.includes(path)) {
      const message = `Only ${answer.join(' and ')} can be read here.`;
      yield { pointer: at, code: 'misplaced-answer', message, suggestion: nearest(path, answer) };
    }
  }
}

/** The person's context, or that of a form, and the answers of look-ups are read where they exist. */
export const context: Check = function* (subject) {
  const known = isForm(subject) ? Object.keys(subject.definition.context ?? {}) : CONTEXT;
  for (const place of expressionPlaces(subject)) yield* reachesOut(place, known);
};

export function isConstant(expression: Json): boolean {
  const reads = readsOf(expression);
  const count = reads.fields.length + reads.constants.length + reads.context.length;
  return count === 0 && !reads.today && !reads.answer;
}

/** A condition that reads nothing always comes out the same. */
export const constantConditions: Check = function* (subject) {
  for (const { pointer, expression, isCondition } of expressionPlaces(subject)) {
    if (!isCondition || !isConstant(expression)) continue;
    yield {
      pointer,
      code: 'constant-condition',
      message: 'This condition reads nothing: it always comes out the same.',
    };
  }
};
