import { type Call, callOf, isList, type Json, pathOf } from '../../../engine/expression';
import type { Names } from '../names';
import { listed, type Sentences } from '../Sentences';

export interface Cell {
  readonly input: string;
  readonly test: string;
}

const OTHER = 'Outra condição';

const SIGNS: Readonly<Record<string, string>> = {
  '==': '',
  '===': '',
  '!=': '≠ ',
  '!==': '≠ ',
  '<': '< ',
  '<=': '≤ ',
  '>': '> ',
  '>=': '≥ ',
};
const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

const isWritten = (expression: Json) => !callOf(expression) && !isList(expression);

export class ConditionCells {
  constructor(
    private readonly sentences: Sentences,
    private readonly names: Names,
  ) {}

  of(condition: Json): Cell[] {
    const call = callOf(condition);
    if (call?.name === 'and') return call.args.flatMap((arg) => this.of(arg));
    return [this.one(condition, call)];
  }

  private one(condition: Json, call: Call | undefined): Cell {
    const inner = call?.name === '!' ? callOf(call.args[0] ?? null) : undefined;
    if (call?.name === 'var') return this.answered(call, true);
    if (inner?.name === 'var') return this.answered(inner, false);
    if (call?.name === 'in' && isList(call.args[1] ?? null)) return this.among(call);
    if (call && call.name in SIGNS && call.args.length === 2) return this.compared(call);
    return { input: OTHER, test: this.sentences.condition(condition) };
  }

  private answered({ args }: Call, is: boolean): Cell {
    const path = pathOf(args[0]);
    const flag = () => this.names.answer(path, is);
    const test = this.names.isFlag(path) ? flag() : is ? 'respondida' : 'vazia';
    return { input: this.names.field(path), test };
  }

  private among({ args: [item = null, list = null] }: Call): Cell {
    const options = (isList(list) ? list : []).map((one) => this.sentences.beside(one, item));
    return { input: this.sentences.value(item), test: listed(options, 'ou') };
  }

  /** The side that is not written out is the input. */
  private compared({ name, args: [left = null, right = null] }: Call): Cell {
    if (isWritten(left) && !isWritten(right))
      return this.compared({ name: FLIPPED[name] ?? name, args: [right, left], listed: true });
    const input = this.sentences.value(left);
    if (right === null) return { input, test: name.startsWith('!') ? 'respondida' : 'vazia' };
    return { input, test: SIGNS[name]! + this.sentences.beside(right, left) };
  }
}
