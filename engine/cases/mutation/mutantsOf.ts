import { expressionPlaces } from '../../check/product/expressionPlaces';
import type { Subject } from '../../check/product/subject';
import { RULE_KINDS } from '../../definition/compose';
import type { Json } from '../../expression';
import { isObject } from '../../expression/expressionShape';
import { entryMutants } from './entryMutants';
import { expressionMutants } from './expressionMutants';
import type { Mutant } from './Mutant';

/** What is changed of a product; what is only printed, or sent on, is looked at by other tests. */
const PARTS = ['/rules/', '/record/', '/rating/'];

/** A piece that can be changed as a whole: a rule, an entry of the record, a decision. */
interface Piece {
  readonly rule: string;
  readonly pointer: string;
  readonly value: Json;
}

/** A rule without what explains it to people. */
function unexplained(rule: object): object {
  const { why: _why, note: _note, ...said } = rule as { why?: string; note?: string };
  return said;
}

function pieces({ definition, composed }: Subject): Piece[] {
  const { rules, record } = definition;
  const place = (rule: string, pointer: string, value: unknown) => ({ rule, pointer, value: value as Json });
  return [
    ...RULE_KINDS.flatMap((kind) =>
      rules[kind].map((rule, index) => place(rule.id, `/rules/${kind}/${index}`, unexplained(rule))),
    ),
    ...record.fields.map((entry, index) => place(entry.from, `/record/fields/${index}`, entry)),
    ...record.adds.map((entry, index) => place(entry.to, `/record/adds/${index}`, entry)),
    ...(composed.rating?.decisions ?? []).map(({ id, outcome, reason }, index) =>
      place(id, `/rating/decisions/${index}`, { outcome, reason }),
    ),
  ];
}

function ofPiece({ rule, pointer, value }: Piece, swap: (path: string) => string | undefined): Mutant[] {
  const renamed: Omit<Mutant, 'rule'>[] =
    isObject(value) && typeof value.to === 'string' && pointer.startsWith('/record')
      ? [{ pointer: `${pointer}/to`, to: `${value.to}X`, says: `is written as ${value.to}X` }]
      : [];
  const removed = { pointer, to: undefined, says: 'all of it is gone' };
  return [removed, ...renamed, ...entryMutants(value, pointer, swap)].map((change) => ({ rule, ...change }));
}

/** Another field of the same kind: the next in reading order. */
function swapper({ all }: Subject): (path: string) => string | undefined {
  return (path) => {
    const index = all.findIndex((field) => field.path === path);
    const field = all[index];
    if (!field) return undefined;
    const { type, format } = field.schema;
    return [...all.slice(index + 1), ...all.slice(0, index)].find(
      ({ schema }) => schema.type === type && schema.format === format,
    )?.path;
  };
}

/** Every small change of a product's rules, record and rating, in the order of its files. */
export function mutantsOf(subject: Subject): Mutant[] {
  const swap = swapper(subject);
  const whole = pieces(subject);
  const ruleAt = (pointer: string) =>
    whole.find((piece) => pointer.startsWith(`${piece.pointer}/`))?.rule ?? 'rating';
  const expressions = expressionPlaces(subject)
    .filter(({ pointer }) => PARTS.some((part) => pointer.startsWith(part)))
    .flatMap(({ pointer, expression, isCondition = false }) =>
      [...expressionMutants(expression, pointer, isCondition, swap)].map((change) => ({
        rule: ruleAt(pointer),
        ...change,
      })),
    );
  return [...whole.flatMap((piece) => ofPiece(piece, swap)), ...expressions];
}
