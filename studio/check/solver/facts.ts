import { callOf, isList, isObject, type Json, readsOf } from '../../../engine/expression';
import { type CheckRule, once, type StateRule } from '../../../engine/index';
import { fixedValues } from '../product/offers';
import type { FieldPlace, Subject } from '../product/subject';
import { fieldRules } from './fieldRules';

/** What a rule makes sure of, whatever is answered: as a condition that holds. */
export interface Fact {
  readonly kind: 'offered' | 'disabled' | 'required' | 'enabled' | 'check';
  /** Where it stands in the composed definition, and how it is called there. */
  readonly pointer: string;
  readonly name: string;
  readonly holds: Json;
  /** Questions that it reads. */
  readonly reads: readonly string[];
  /** The last step that has to be left for it to be so; nothing for what is so at any time. */
  readonly after?: number;
  /** Of a check, where it stands among them. */
  readonly check?: number;
}

const isEmpty = (path: string): Json => ({ '==': [{ var: path }, null] });
const not = (condition: Json): Json => ({ '!': [condition] });

function stepOf({ fields }: Subject, path: string): number {
  const owner = fields.get(path) ?? [...fields.values()].find((field) => path.startsWith(`${field.path}.`));
  return Number(owner?.pointer.split('/')[2] ?? Infinity);
}

/** The last step among those of some questions. */
function lastStep(subject: Subject, paths: readonly string[]): number {
  return Math.max(0, ...paths.map((path) => stepOf(subject, path)));
}

export function shownWhen(subject: Subject, path: string): Json {
  return { and: [true, ...fieldRules(subject, path).shownWhen] };
}

function patched(rule: StateRule, of: 'judged' | 'enabled' | 'required' | 'disabledOptions'): boolean {
  return rule.then?.[of] !== undefined || rule.else?.[of] !== undefined;
}

type PlacedRule = readonly [rule: StateRule, index: number];

const statesByField = once(({ definition }: Subject) => {
  const found = new Map<string, PlacedRule[]>();
  for (const [index, rule] of definition.rules.states.entries())
    for (const path of new Set(rule.fields)) found.set(path, [...(found.get(path) ?? []), [rule, index]]);
  return found;
});

function rulesOf(subject: Subject, path: string): readonly PlacedRule[] {
  return statesByField(subject).get(path) ?? [];
}

/** What rules exempt from judging at times is not counted on. */
function isJudged(subject: Subject, path: string): boolean {
  return !rulesOf(subject, path).some(([rule]) => patched(rule, 'judged'));
}

function valueOf(option: Json): Json {
  return isObject(option) ? (option.value ?? null) : option;
}

/**
 * That an answer is among the options written for the case; nothing where any is computed. A last case without any is
 * where a list for a new kind is still to come, and refuses nothing.
 */
function among(path: string, options: Json): Json | undefined {
  if (options === null) return false;
  if (isList(options)) {
    const values = options.map(valueOf);
    return values.some((value) => typeof value === 'object') ? undefined : { in: [{ var: path }, values] };
  }
  const call = callOf(options);
  if (call?.name !== 'if') return undefined;
  const isLast = (index: number) => index === call.args.length - 1;
  const parts = call.args.map((arg, index) => (index % 2 === 1 || isLast(index) ? among(path, arg) : arg));
  if (parts.some((part) => part === undefined)) return undefined;
  const cases = (parts.length % 2 === 0 ? parts : parts.slice(0, -1)) as Json[];
  const last = call.args.at(-1)!;
  const isLeft = parts.length % 2 === 0 || last === null || (isList(last) && last.length === 0);
  return { if: [...cases, isLeft ? true : parts.at(-1)!] };
}

function reading(holds: Json, fact: Omit<Fact, 'holds' | 'reads'>): Fact {
  return { ...fact, holds, reads: readsOf(holds).fields };
}

function offered(subject: Subject, { path }: FieldPlace): Fact[] {
  const { lookups } = subject.definition.rules;
  if (lookups.some(({ options = {} }) => Object.hasOwn(options, path))) return [];
  return rulesOf(subject, path).flatMap(([rule, index]) => {
    const chosen = rule.options === undefined ? undefined : among(path, rule.options);
    if (chosen === undefined) return [];
    const pointer = `/rules/states/${index}/options`;
    return reading({ or: [isEmpty(path), chosen] }, { kind: 'offered', pointer, name: rule.id });
  });
}

function disabled(subject: Subject, { path }: FieldPlace): Fact[] {
  if (!isJudged(subject, path)) return [];
  return rulesOf(subject, path).flatMap(([{ id, when = true, then, else: other }, index]) =>
    [
      { list: then?.disabledOptions, at: 'then', unless: not(when) },
      { list: other?.disabledOptions, at: 'else', unless: when },
    ].flatMap(({ list, at, unless }) => {
      if (!list?.length || list.some((value) => typeof value === 'object')) return [];
      const holds = { or: [unless, not({ in: [{ var: path }, list] })] };
      return reading(holds, { kind: 'disabled', pointer: `/rules/states/${index}/${at}`, name: id });
    }),
  );
}

/** When a question has to be answered to go on; `undefined` where never. */
function requiredWhen(subject: Subject, { path, name }: FieldPlace): Json | undefined {
  const step = subject.definition.steps[stepOf(subject, path)];
  const isBase = step?.required.includes(name) ?? false;
  const [rule] = rulesOf(subject, path)
    .map(([one]) => one)
    .filter((one) => patched(one, 'required'));
  if (!rule) return isBase ? true : undefined;
  const { when = true, then, else: other } = rule;
  return { if: [when, then?.required ?? isBase, other?.required ?? isBase] };
}

function required(subject: Subject, field: FieldPlace): Fact[] {
  const { path, schema, pointer } = field;
  const when = requiredWhen(subject, field);
  const isPlain = schema.type !== 'array' && schema.type !== 'object';
  if (when === undefined || !isPlain || !isJudged(subject, path)) return [];
  const holds = { or: [not(shownWhen(subject, path)), not(when), not(isEmpty(path))] };
  return [reading(holds, { kind: 'required', pointer, name: path, after: stepOf(subject, path) })];
}

/** Whether anything else than a person gives it an answer. */
function isWritten({ definition: { rules } }: Subject, path: string): boolean {
  const given = [...rules.initial, ...rules.derived].some(({ field }) => field === path);
  const tied = rules.relations.some(({ solve }) => solve.some(({ set }) => set === path));
  const forced = rules.states.some(
    ({ fields, then, else: other }) =>
      fields?.includes(path) && (then?.value !== undefined || other?.value !== undefined),
  );
  const asked = rules.lookups.some(
    ({ fills = {}, tells = [] }) =>
      Object.hasOwn(fills, path) || tells.some(({ offer }) => Object.hasOwn(offer?.set ?? {}, path)),
  );
  return given || tied || forced || asked;
}

/** Who answers in order answers what is open at that time. */
function enabled(subject: Subject, { path, schema }: FieldPlace): Fact[] {
  if (schema.readOnly || isWritten(subject, path)) return [];
  return rulesOf(subject, path).flatMap(([rule, index]) => {
    if (!patched(rule, 'enabled')) return [];
    const { id, when = true, then, else: other } = rule;
    const holds = { or: [isEmpty(path), { if: [when, then?.enabled ?? true, other?.enabled ?? true] }] };
    return reading(holds, { kind: 'enabled', pointer: `/rules/states/${index}`, name: id });
  });
}

export const needsOf = ({ needs, that }: CheckRule): readonly string[] => needs ?? readsOf(that).fields;

/** What has to be so for a check to be asked at all. */
export function appliesWhen(subject: Subject, rule: CheckRule): readonly Json[] {
  const shown: Json = { or: rule.fields.map((path) => shownWhen(subject, path)) };
  return [shown, ...needsOf(rule).map((path) => not(isEmpty(path))), rule.when ?? true];
}

/** Whether the condition asks of something that decides whether the check applies at all: a way to refuse an answer. */
export function isRefusal({ when, that }: CheckRule): boolean {
  if (when === undefined) return false;
  const asked = readsOf(when).fields;
  return readsOf(that).fields.every((path) => asked.includes(path));
}

/** Whether a check refuses what a question offers, on purpose: what is asked of that answer may stay for a better day. */
function refusesAnswer(subject: Subject, rule: CheckRule): boolean {
  const [path, ...others] = readsOf(rule.that).fields;
  const isOne = path !== undefined && others.length === 0 && rule.when === undefined;
  return isRefusal(rule) || (isOne && fixedValues(subject, subject.fields.get(path)) !== undefined);
}

function checked(subject: Subject, rule: CheckRule, index: number): Fact[] {
  const { level = 'error', typedOnly, fields, at, id, that } = rule;
  if (
    level !== 'error' ||
    typedOnly ||
    refusesAnswer(subject, rule) ||
    !fields.every((path) => isJudged(subject, path))
  )
    return [];
  const holds = { or: [...appliesWhen(subject, rule).map(not), that] };
  const reads = [...readsOf(that).fields, ...readsOf(rule.when ?? true).fields];
  const after = at === 'submit' ? Infinity : lastStep(subject, [...fields, ...reads]);
  const fact = { kind: 'check', pointer: `/rules/checks/${index}`, name: id, after, check: index } as const;
  return [reading(holds, fact)];
}

/** All that the rules of a product make sure of. */
export const factsOf = once((subject: Subject): readonly Fact[] => [
  ...[...subject.fields.values()].flatMap((field) =>
    [offered, disabled, required, enabled].flatMap((kind) => kind(subject, field)),
  ),
  ...subject.definition.rules.checks.flatMap((rule, index) => checked(subject, rule, index)),
]);

/** What is so once a request has been sent. */
export const factsWhenSent = once((subject: Subject): readonly Fact[] =>
  factsOf(subject).filter(({ kind }) => kind !== 'enabled'),
);

/** What is so while somebody answers a step: all that earlier steps make sure of. */
export function factsAtStep(subject: Subject, step: number): readonly Fact[] {
  return factsWhenSent(subject).filter(({ after = -1 }) => after < step);
}

/** The first step in which any of the questions is asked. */
export function firstStep(subject: Subject, paths: readonly string[]): number {
  return Math.min(...paths.map((path) => stepOf(subject, path)));
}

/** A fact as an analyst knows it. */
export function factInWords({ kind, name }: Fact): string {
  const words = {
    offered: `the options of ${name}`,
    disabled: `the options that ${name} takes away`,
    required: `that ${name} is required`,
    enabled: `that ${name} keeps the question closed`,
    check: `the check ${name}`,
  };
  return words[kind];
}
