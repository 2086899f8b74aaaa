import { type Call, callOf, isList, type Json, pathOf } from '../../engine/expression';
import { said } from '../impact/words';
import type { Names } from './names';

type Say = (...args: readonly string[]) => string;

export const listed = (words: readonly string[], last: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;

const COMPARED: Readonly<Record<string, string>> = {
  '==': 'é',
  '===': 'é',
  '!=': 'não é',
  '!==': 'não é',
  '<': 'é menor que',
  '<=': 'é menor ou igual a',
  '>': 'é maior que',
  '>=': 'é maior ou igual a',
};

const signed =
  (sign: string): Say =>
  (...args) =>
    args.join(` ${sign} `);

const later =
  (unit: string): Say =>
  (date, count = '') =>
    count.startsWith('-') ? `${date} − ${count.slice(1)} ${unit}` : `${date} + ${count} ${unit}`;

const SAID: Readonly<Record<string, Say>> = {
  today: () => 'hoje',
  searched: () => 'o texto procurado',
  '+': signed('+'),
  sum: signed('+'),
  '-': signed('−'),
  minus: signed('−'),
  '*': signed('×'),
  times: (value, factor) => `${value} × ${factor}`,
  '/': signed('÷'),
  over: (value, divisor) => `${value} ÷ ${divisor}`,
  min: (...args) => `o menor de ${listed(args, 'e')}`,
  max: (...args) => `o maior de ${listed(args, 'e')}`,
  percentOf: (value, percent) => `${percent}% de ${value}`,
  plusPercent: (value, percent) => `${value} mais ${percent}%`,
  percentShare: (amount, total) => `a percentagem que ${amount} é de ${total}`,
  roundTo: (value) => `${value}, arredondado`,
  floorTo: (value) => `${value}, arredondado para baixo`,
  addDays: later('dias'),
  addMonths: later('meses'),
  addYears: later('anos'),
  daysBetween: (from, to) => `os dias de ${from} até ${to}`,
  monthsBetween: (from, to) => `os meses de ${from} até ${to}`,
  yearsBetween: (from, to) => `os anos de ${from} até ${to}`,
  isDate: (value) => `${value} é uma data`,
  isCpf: (value) => `${value} é um CPF`,
  isCnpj: (value) => `${value} é um CNPJ`,
  isTaxId: (value) => `${value} é um CPF ou CNPJ`,
  isCep: (value) => `${value} é um CEP`,
  isPhone: (value) => `${value} é um telefone`,
  isProcessNumber: (value) => `${value} é um número de processo`,
  matches: (value, pattern) => `${value} segue o padrão ${pattern}`,
  startsWith: (value, prefix) => `${value} começa com ${prefix}`,
  in: (value, list) => `${value} está em ${list}`,
  row: (table, key) => `${table}, linha de ${key}`,
  get: (value, path) => `${path} de ${value}`,
  count: (list) => `a quantidade em ${list}`,
  first: (list) => `o primeiro de ${list}`,
  taxIdKind: (value) => `o tipo de ${value}`,
  join: (list) => `${list} em sequência`,
  length: (text) => `o comprimento de ${text}`,
  cat: (...args) => args.join(' seguido de '),
  ...Object.fromEntries(
    ['formatDate', 'formatMoney', 'formatNumber', 'formatTaxId', 'trim', 'digits', 'upper', 'bareTaxId'].map(
      (name) => [name, (value: string) => value],
    ),
  ),
};

const wrapped = (part: string, isGroup: boolean) => (isGroup ? `(${part})` : part);
const isGroup = (expression: Json, other: string) => callOf(expression)?.name === other;

export class Sentences {
  /** `asked`: what `answer` reads outside of look-ups. */
  constructor(
    private readonly names: Names,
    private readonly asked: Readonly<Record<string, string>> = {},
  ) {}

  condition(expression: Json): string {
    const call = callOf(expression);
    if (!call) return typeof expression === 'boolean' ? (expression ? 'sempre' : 'nunca') : said(expression);
    const { name, args } = call;
    if (name === 'and' || name === 'or') return this.joined(name, args);
    if (name === '!!') return this.condition(args[0] ?? null);
    if (name === '!') return this.negated(args[0] ?? null);
    if (name === 'var') return this.answered(pathOf(args[0]), true);
    if (name === 'if' || name === '?:') return this.chosen(args, (arg) => this.condition(arg));
    return this.value(expression);
  }

  value(expression: Json): string {
    if (isList(expression)) return expression.map((item) => this.value(item)).join(', ') || 'lista vazia';
    const call = callOf(expression);
    if (!call) return said(expression);
    const { name, args } = call;
    if (name === 'var') return this.names.field(pathOf(args[0]));
    if (name === 'constant') return this.constant(args);
    if (name === 'context') return `“${pathOf(args[0])}” de quem preenche`;
    if (name === 'answer') return this.ofAnswer(pathOf(args[0]));
    if (name in COMPARED) return this.compared(call);
    if (name === 'in') return this.among(args);
    if (name === 'and' || name === 'or' || name === '!' || name === '!!') return this.condition(expression);
    if (name === 'if' || name === '?:') return this.chosen(args, (arg) => this.value(arg));
    const words = args.map((arg) => this.operand(arg));
    return SAID[name]?.(...words) ?? `${name}(${words.join('; ')})`;
  }

  private ofAnswer(path: string): string {
    return this.asked[path] ?? (path === '' ? 'a resposta da consulta' : `“${path}” da consulta`);
  }

  private operand(arg: Json): string {
    const name = callOf(arg)?.name ?? '';
    return wrapped(
      this.value(arg),
      ['+', '-', '*', '/', 'sum', 'minus', 'times', 'over', 'if'].includes(name),
    );
  }

  private joined(name: 'and' | 'or', args: readonly Json[]): string {
    const other = name === 'and' ? 'or' : 'and';
    const parts = args.map((arg) => wrapped(this.condition(arg), isGroup(arg, other)));
    return parts.join(name === 'and' ? ' e ' : ' ou ');
  }

  private answered(path: string, is: boolean): string {
    const field = this.names.field(path);
    if (this.names.isFlag(path)) return `${field} ${is ? 'é' : 'não é'} ${this.names.answer(path, true)}`;
    return `${field} ${is ? 'está respondida' : 'está vazia'}`;
  }

  private negated(expression: Json): string {
    const call = callOf(expression);
    if (call?.name === 'var') return this.answered(pathOf(call.args[0]), false);
    if (call?.name === '==' || call?.name === '===') return this.compared({ ...call, name: '!=' });
    if (call?.name === '!=' || call?.name === '!==') return this.compared({ ...call, name: '==' });
    return `não vale que ${wrapped(this.condition(expression), call?.name === 'and' || call?.name === 'or')}`;
  }

  private compared({ name, args }: Call): string {
    const [left = null, right = null, upper] = args;
    const isEqual = name.startsWith('=');
    if (upper !== undefined)
      return `${this.value(right)} está entre ${this.value(left)} e ${this.value(upper)}`;
    const empty = right === null ? left : left === null ? right : undefined;
    if (empty !== undefined && (isEqual || name.startsWith('!')))
      return `${this.value(empty)} ${isEqual ? 'está vazia' : 'está respondida'}`;
    return `${this.beside(left, right)} ${COMPARED[name]!} ${this.beside(right, left)}`;
  }

  /** A written answer beside its question is said as the page shows it. */
  beside(expression: Json, other: Json): string {
    const call = callOf(other);
    return call?.name === 'var' && !callOf(expression) && !isList(expression)
      ? this.names.answer(pathOf(call.args[0]), expression)
      : this.value(expression);
  }

  private among([item = null, list = null]: readonly Json[]): string {
    if (!isList(list)) return `${this.value(item)} está em ${this.value(list)}`;
    return `${this.value(item)} é ${listed(
      list.map((one) => this.beside(one, item)),
      'ou',
    )}`;
  }

  private constant([name, day]: readonly Json[]): string {
    const words = this.names.constant(pathOf(name));
    return day === undefined ? words : `${words} em ${this.value(day)}`;
  }

  private chosen(args: readonly Json[], say: (arg: Json) => string): string {
    const [when, then, ...others] = args;
    if (when === undefined || then === undefined) return say(when ?? null);
    const rest = others.length > 0 ? `; senão, ${this.chosen(others, say)}` : '';
    return `se ${this.condition(when)}, então ${say(then)}${rest}`;
  }
}
