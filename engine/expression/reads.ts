import type { Json } from './types';
import { type Call, callOf, isList } from './expressionShape';
import { operators } from './operators';
import { missingPaths, pathOf } from './standard/data';

/** What an expression depends on. A field stands here by the path that the expression writes. */
interface Reads {
  readonly fields: string[];
  readonly constants: string[];
  readonly context: string[];
  readonly today: boolean;
  readonly answer: boolean;
}

interface Found {
  readonly fields: Set<string>;
  readonly constants: Set<string>;
  readonly context: Set<string>;
  today: boolean;
  answer: boolean;
}

/**
 * Everything that may change an expression's value; reads inside map and the like are of elements, not of fields.
 */
export function readsOf(expression: Json): Reads {
  const found: Found = {
    fields: new Set(),
    constants: new Set(),
    context: new Set(),
    today: false,
    answer: false,
  };
  collect(expression, found, false);
  const { fields, constants, context, today, answer } = found;
  return { fields: [...fields], constants: [...constants], context: [...context], today, answer };
}

function collect(expression: Json, found: Found, inElement: boolean): void {
  if (isList(expression)) {
    for (const item of expression) collect(item, found, inElement);
    return;
  }
  const call = callOf(expression);
  if (!call) return;
  note(call, found, inElement);
  const args = operators.get(call.name)?.args;
  call.args.forEach((arg, index) => {
    collect(arg, found, inElement || args?.[index]?.kind === 'element-expression');
  });
}

function note({ name, args }: Call, found: Found, inElement: boolean): void {
  if (name === 'today') found.today = true;
  if (name === 'answer' || name === 'searched') found.answer = true;
  if (name === 'context') found.context.add(pathOf(args[0]));
  if (name === 'constant') {
    found.constants.add(pathOf(args[0]));
    if (args.length < 2) found.today = true;
  }
  if (!inElement) for (const path of fieldPaths(name, args)) found.fields.add(path);
}

function fieldPaths(name: string, args: readonly Json[]): readonly string[] {
  if (name === 'var') return [pathOf(args[0])];
  if (name === 'missing') return missingPaths(args).map(pathOf);
  return name === 'missing_some' ? missingPaths([args[1] ?? []]).map(pathOf) : [];
}
