import { standardOperators } from '../operatorsOf';
import type { Evaluate, Json } from '../types';
import type { Compilation } from '../operator';
import { argument, optional, rest } from '../added/arguments';
import { itemText, primitive } from './primitive';

const text = argument('text', 'text');

function piece(value: unknown): string {
  return typeof value === 'string' ? value : itemText(value);
}

/** A cat as a template: the literal before each value, the values, and the literal after the last. */
interface Template {
  readonly before: readonly string[];
  readonly values: readonly Evaluate[];
  readonly after: string;
}

function templateOf(args: readonly Json[], compilation: Compilation): Template {
  const before: string[] = [];
  const values: Evaluate[] = [];
  let literal = '';
  for (const arg of args) {
    const constant = compilation.constant(arg);
    if (constant) literal += piece(constant.value);
    else {
      before.push(literal);
      values.push(compilation.loose(arg));
      literal = '';
    }
  }
  return { before, values, after: literal };
}

function compileCat(args: readonly Json[], compilation: Compilation): Evaluate {
  const { before, values, after } = templateOf(args, compilation);
  const [start = '', between = ''] = before;
  const [first, second] = values;
  if (!first) return () => after;
  if (!second) return (frame) => start + piece(first(frame)) + after;
  if (values.length === 2)
    return (frame) => start + piece(first(frame)) + between + piece(second(frame)) + after;
  return (frame) => {
    let joined = '';
    for (let index = 0; index < values.length; index += 1) {
      joined += (before[index] as string) + piece((values[index] as Evaluate)(frame));
    }
    return joined + after;
  };
}

function compileSubstr(args: readonly Json[], compilation: Compilation): Evaluate {
  const source = compilation.loose(args[0] ?? null);
  const start = compilation.loose(args[1] ?? null);
  const length = args.length > 2 ? compilation.value(args[2] ?? null) : () => Infinity;
  return (frame) => {
    const from = String(primitive(source(frame))).slice(Number(primitive(start(frame))));
    return cut(from, primitive(length(frame)));
  };
}

/** A negative length leaves so many characters off the end; as a text it leaves nothing, as in json-logic-js. */
function cut(from: string, length: unknown): string {
  const characters = Number(length);
  if (!(characters < 0)) return from.slice(0, characters);
  return typeof length === 'number' ? from.slice(0, Math.max(0, from.length + characters)) : '';
}

function compileIn(args: readonly Json[], compilation: Compilation): Evaluate {
  const item = compilation.value(args[0] ?? null);
  const constant = compilation.constant(args[1] ?? null);
  if (Array.isArray(constant?.value)) return inLiteral(item, constant.value);
  const container = compilation.loose(args[1] ?? null);
  return (frame) => isIn(item(frame), container(frame));
}

function inLiteral(item: Evaluate, list: readonly unknown[]): Evaluate {
  return (frame) => {
    const value = item(frame);
    for (let index = 0; index < list.length; index += 1) if (list[index] === value) return true;
    return false;
  };
}

function isIn(item: unknown, container: unknown): boolean {
  if (Array.isArray(container)) return container.indexOf(item) !== -1;
  return typeof container === 'string' && container !== '' && container.includes(String(primitive(item)));
}

export const textOperators = standardOperators('text', {
  cat: {
    args: [text, argument('more', 'text', rest)],
    gives: 'The texts one after another; an empty answer adds nothing.',
    example: {
      expression: { cat: ['Edital: ', { var: 'notice' }, '.'] },
      data: { notice: '12/2026' },
      result: 'Edital: 12/2026.',
    },
    compile: compileCat,
  },
  substr: {
    args: [text, argument('start', 'integer'), argument('length', 'integer', optional)],
    gives:
      'The text from a position on (from the end, if negative), of a length (less so many at the end, if negative).',
    example: { expression: { substr: ['Concorrência', 0, 6] }, result: 'Concor' },
    compile: compileSubstr,
  },
  in: {
    args: [argument('item', 'any'), argument('container', 'any')],
    gives: 'Whether the list has the item, or the text contains the text.',
    example: { expression: { in: [{ var: 'modality' }, [1, 2]] }, data: { modality: 2 }, result: true },
    compile: compileIn,
  },
});
