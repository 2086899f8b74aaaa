import { constantsRead } from '../product/constantsRead';
import { type Call, callOf, isList, type Json, operators, pathOf, truthy } from '../../../engine/expression';
import { cleanValue } from '../../../engine/index';
import { fieldRules } from './fieldRules';
import { fieldShape } from './fieldShape';
import { monthDays } from './monthDays';
import { sortOf, type Problem, type Term } from './Problem';
import { laterBy, ofWritten, type Value } from './Value';
import { textLength } from './textLength';
import { isOrdered, readOf, type Sort, type VariableShape } from './Variable';

/** How deep rules behind rules are followed; beyond, a field may hold anything. */
const DEEPEST = 4;

/** Months and years further on are not followed. */
const MOST_MONTHS = 120;

const ORDERS = new Set(['<', '<=', '>', '>=']);
const EQUALITIES = new Set(['==', '===', '!=', '!==']);

function isComparison(name: string): boolean {
  return ORDERS.has(name) || EQUALITIES.has(name) || name === 'in';
}

const LOGIC = new Set(['and', 'or', '!', '!!']);

/** Translates expressions for trying; what is not understood becomes a free variable. */
export class Translator {
  private readonly read = new Map<string, Value>();
  private depth = 0;

  constructor(private readonly problem: Problem) {}

  truth(expression: Json): Json {
    const call = callOf(expression);
    if (!call) return isList(expression) ? this.free(expression) : truthy(expression);
    const { name, args } = call;
    if (LOGIC.has(name)) return { [name]: args.map((arg) => this.truth(arg)) };
    if (name === 'if' || name === '?:') return { if: args.map((arg) => this.truth(arg)) };
    // A text with a written part is never empty.
    if (name === 'cat' && args.some((arg) => typeof arg === 'string' && arg !== '')) return true;
    const known = isComparison(name) ? this.comparison(call) : this.truthOfValue(expression);
    return known ?? this.ofAnswer(call, expression) ?? this.free(expression);
  }

  private ofAnswer({ name, args }: Call, expression: Json): Json | undefined {
    const operator = operators.get(name);
    const [asked] = args;
    if (operator?.kind !== 'pure' || args.length !== 1 || asked === undefined) return undefined;
    const value = operator.apply(null) === false ? this.value(asked) : undefined;
    return value && { and: [{ '!=': [value.expression, null] }, this.free(expression)] };
  }

  private free(expression: Json): Json {
    this.problem.hasUnknown = true;
    const key = `truth ${JSON.stringify(expression)}`;
    const variable = this.problem.variable(key, () => ({ sort: 'boolean', canBeEmpty: false }));
    return readOf(variable);
  }

  private truthOfValue(expression: Json): Json | undefined {
    const call = callOf(expression);
    // Tests whether a constant has a value concern the days before its first row.
    if (call?.name === 'constant') return undefined;
    if (call?.name !== 'isDate') return this.value(expression)?.expression;
    const value = this.value(call.args[0] ?? null);
    const isKnown = value?.terms.every((term) => sortOf(term) === 'date' || 'written' in term);
    return isKnown ? { isDate: [value!.expression] } : undefined;
  }

  private comparison({ name, args }: Call): Json | undefined {
    if (ORDERS.has(name) || EQUALITIES.has(name)) return this.compared(name, args);
    const [needle = null, list] = args;
    if (list === undefined || !isList(list)) return undefined;
    const value = this.value(needle) ?? this.unknown(needle, 'symbol');
    const isKnown = list.every((item) => value?.terms.every((term) => this.isComparable(term, item)));
    return value && isKnown ? { in: [value.expression, list] } : undefined;
  }

  private isComparable(term: Term, item: Json): boolean {
    return typeof item !== 'object' && this.problem.compare(term, { written: item }, false);
  }

  private compared(name: string, args: readonly Json[]): Json | undefined {
    // Compared with nothing: tests whether the constant has a value yet.
    const isOfNothing = args.includes(null) && args.some((arg) => callOf(arg)?.name === 'constant');
    if (args.length < 2 || isOfNothing) return undefined;
    const distance = this.distance(name, args);
    if (distance !== undefined) return distance;
    const found = args.map((arg) => this.value(arg));
    const sort = found.flatMap((value) => value?.terms.map(sortOf) ?? []).find((known) => known);
    const values = found.map((value, index) => value ?? (sort && this.unknown(args[index]!, sort)));
    for (const [index, value] of values.slice(0, -1).entries()) {
      const next = values[index + 1];
      if (!value || !next || !this.areComparable(value, next, ORDERS.has(name))) return undefined;
    }
    return { [name]: values.map((value) => value!.expression) };
  }

  private areComparable(value: Value, next: Value, isOrder: boolean): boolean {
    const pairs = value.terms.flatMap((term) => next.terms.map((other) => [term, other] as const));
    return pairs.every(([term, other]) => this.problem.compare(term, other, isOrder));
  }

  /** Days between two dates, held against written numbers: one date then stands so much later than the other. */
  private distance(name: string, args: readonly Json[]): Json | undefined {
    const parts = args.map((arg) => {
      const call = callOf(arg);
      return call?.name === 'daysBetween' ? call.args.map((date) => this.value(date)) : arg;
    });
    const numbers = parts.filter((part) => typeof part === 'number');
    const [dates, ...others] = parts.filter((part): part is (Value | undefined)[] => Array.isArray(part));
    const [from, to] = dates ?? [];
    if (!from || !to || others.length > 0 || numbers.length !== args.length - 1) return undefined;
    const areKnown = numbers.every((days) => this.areComparable(to, laterBy(from, days), true));
    const between = { daysBetween: [from.expression, to.expression] };
    return areKnown
      ? { [name]: parts.map((part) => (typeof part === 'number' ? part : between)) }
      : undefined;
  }

  private unknown(expression: Json, sort: Sort): Value | undefined {
    if (sort === 'list') return undefined;
    this.problem.hasUnknown = true;
    const variable = this.problem.variable(`value ${JSON.stringify(expression)}`, () => ({ sort }));
    return variable.sort === sort
      ? { expression: readOf(variable), terms: [{ variable, offset: 0 }] }
      : undefined;
  }

  /** Every value an expression can have; `undefined` where it is not understood. */
  value(expression: Json): Value | undefined {
    if (isList(expression)) return undefined;
    const call = callOf(expression);
    if (!call)
      return typeof expression === 'object' && expression !== null ? undefined : ofWritten(expression);
    const { name, args } = call;
    if (name === 'var') return args.length > 1 ? undefined : this.answer(pathOf(args[0]));
    if (name === 'today')
      return this.named('today', () => ({ sort: 'date', isToday: true, canBeEmpty: false }));
    if (name === 'constant') return this.constant(args);
    if (name === 'context') return this.context(pathOf(args[0]));
    if (name === 'length') return this.lengthOf(args[0] ?? null);
    if (name === 'addDays') return this.later(args);
    if (name === 'addMonths' || name === 'addYears') return this.monthsLater(name, args);
    if (name === 'if' || name === '?:') return this.chosen(args);
    if (name === 'max' || name === 'min' || name === 'or') return this.anyOf(name, args);
    if (isComparison(name) || name === '!' || name === '!!') {
      return { expression: this.truth(expression), terms: [{ written: true }, { written: false }] };
    }
    return undefined;
  }

  private named(key: string, shape: () => VariableShape): Value {
    const variable = this.problem.variable(key, shape);
    return { expression: readOf(variable), terms: [{ variable, offset: 0 }] };
  }

  private constant(args: readonly Json[]): Value | undefined {
    const rows = constantsRead(this.problem.subject)[pathOf(args[0])] ?? [];
    const values = rows.map(({ value }) => value);
    const [first] = values;
    const sort = first === undefined ? undefined : sortOf({ written: first });
    const isScalar = values.every((value) => sortOf({ written: value }) === sort);
    if (!sort || !isScalar) return undefined;
    if (values.length === 1 && args.length === 1) return ofWritten(first!);
    const canBeEmpty = args.length > 1;
    return this.named(`constant ${JSON.stringify(args)}`, () => ({ sort, only: values, canBeEmpty }));
  }

  private context(path: string): Value | undefined {
    if (path !== 'executive') return undefined;
    return this.named('context executive', () => ({ sort: 'boolean', canBeEmpty: false }));
  }

  private lengthOf(asked: Json): Value | undefined {
    const call = callOf(asked);
    const path = call?.name === 'var' && call.args.length === 1 ? pathOf(call.args[0]) : '';
    const text =
      this.problem.subject.fields.get(path)?.schema.type === 'string' ? this.answer(path) : undefined;
    return text && textLength(this.problem, path, text);
  }

  private later([start = null, days = null]: readonly Json[]): Value | undefined {
    const value = this.value(start);
    if (!value || typeof days !== 'number') return undefined;
    if (!value.terms.every((term) => 'variable' in term && term.variable.sort === 'date')) return undefined;
    const terms = value.terms.map((term) => ({ ...term, offset: (term.offset ?? 0) + days }) as Term);
    return { expression: { addDays: [value.expression, days] }, terms };
  }

  /** A number of months is any of the day counts that it can be. */
  private monthsLater(name: string, [start = null, count = null]: readonly Json[]): Value | undefined {
    const value = this.value(start);
    if (typeof count !== 'number' || !Number.isInteger(count) || Math.abs(count) > MOST_MONTHS)
      return undefined;
    if (!value?.terms.every((term) => 'variable' in term && term.variable.sort === 'date')) return undefined;
    const days = monthDays(name === 'addYears' ? count * 12 : count);
    const key = `${name} ${JSON.stringify([start, count])}`;
    const moved = this.named(key, () => ({ sort: 'number', only: days, canBeEmpty: false }));
    this.problem.hasUnknown = true;
    const terms = value.terms.flatMap((term) =>
      days.map((more) => ({ ...term, offset: (term.offset ?? 0) + more }) as Term),
    );
    return { expression: { addDays: [value.expression, moved.expression] }, terms };
  }

  private chosen(args: readonly Json[]): Value | undefined {
    const parts = args.map((arg, index) =>
      index % 2 === 0 && index < args.length - 1
        ? { expression: this.truth(arg), terms: [] }
        : this.value(arg),
    );
    if (parts.some((part) => part === undefined)) return undefined;
    const empty: Term[] = args.length % 2 === 0 ? [{ written: null }] : [];
    return {
      expression: { if: parts.map((part) => part!.expression) },
      terms: [...parts.flatMap((part) => part!.terms), ...empty],
    };
  }

  private anyOf(name: string, args: readonly Json[]): Value | undefined {
    if (name === 'or' && args.some((arg) => callOf(arg)?.name === 'constant')) return undefined;
    const parts = args.map((arg) => this.value(arg));
    if (parts.some((part) => part === undefined)) return undefined;
    const terms = parts.flatMap((part) => part!.terms);
    const isOfOrder = name === 'or' || terms.every((term) => sortOf(term) === 'number');
    const areComparable = terms.every((term) =>
      terms.every((other) => name === 'or' || this.problem.compare(term, other, true)),
    );
    return isOfOrder && areComparable
      ? { expression: { [name]: parts.map((part) => part!.expression) }, terms }
      : undefined;
  }

  /** A field as it reads: empty where it is hidden, else what a rule makes of it, else what was answered. */
  answer(path: string): Value | undefined {
    const known = this.read.get(path);
    if (known) return known;
    const value = this.reading(path);
    if (value) this.read.set(path, value);
    return value;
  }

  private reading(path: string): Value | undefined {
    const { subject } = this.problem;
    const field = subject.fields.get(path);
    const owner = field ? path : [...subject.fields.keys()].find((name) => path.startsWith(`${name}.`));
    if (owner === undefined) return undefined;
    const raw = field ? this.raw(path) : this.named(`answer ${path}`, () => ({ sort: 'symbol', path }));
    if (this.depth >= DEEPEST) return raw;
    this.depth += 1;
    const rules = fieldRules(subject, owner);
    const made = field ? (this.derived(path, rules.derived) ?? raw) : raw;
    const forced = field && rules.forced ? this.forced(made, rules.forced) : made;
    const shown = rules.shownWhen.reduce<Value>((value, when) => {
      const terms = [...value.terms, { written: null }];
      return { expression: { if: [this.truth(when), value.expression, null] }, terms };
    }, forced);
    this.depth -= 1;
    return shown;
  }

  private raw(path: string): Value {
    const { subject, isWithinLimits } = this.problem;
    const field = subject.fields.get(path)!;
    return this.named(`answer ${path}`, () => fieldShape(subject, field, isWithinLimits));
  }

  private forced(
    value: Value,
    { when, value: written }: { readonly when: Json; readonly value: Json },
  ): Value {
    if (typeof written === 'object') return value;
    return {
      expression: { if: [this.truth(when), written, value.expression] },
      terms: [...value.terms, { written }],
    };
  }

  /** What a rule computes, where it is one of the values that stand written in it. */
  private derived(path: string, expression: Json | undefined): Value | undefined {
    const value = expression === undefined ? undefined : this.value(expression);
    const { schema } = this.problem.subject.fields.get(path)!;
    const isKept = value?.terms.every((term) =>
      'written' in term
        ? term.written !== '' && (term.written === null || cleanValue(schema, term.written) === term.written)
        : isOrdered(term.variable) || term.variable.sort === 'boolean',
    );
    return isKept ? value : undefined;
  }
}
