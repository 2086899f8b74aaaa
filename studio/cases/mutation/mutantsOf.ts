import { callsIn, literalResults } from '../../check/product/calls';
import { expressionPlaces } from '../../check/product/expressionPlaces';
import { locate } from '../../check/product/locate';
import type { Subject } from '../../check/product/subject';
import { constantsOf, pointerPart } from '../../../engine/definition';
import { isObject, type Json } from '../../../engine/expression';
import { RULE_KINDS } from '../../rules';
import { constantMutants } from './constantMutants';
import { entryMutants } from './entryMutants';
import { expressionMutants } from './expressionMutants';
import { valueAt, type Change, type Mutant } from './Mutant';
import { ruledRequired } from './ruledRequired';
import { fieldMutants, stepMutants } from './stepMutants';
import { summaryMutants } from './summaryMutants';
import { swapper } from './swapper';

/** Where expressions are changed; other tests cover what a questionnaire asks. */
const PARTS = ['/rules/', '/record/', '/rating/', '/summary/'];

interface Piece {
  readonly rule: string;
  readonly pointer: string;
  readonly value: Json;
}

function unexplained(rule: object): object {
  const { why: _why, note: _note, ...said } = rule as { why?: string; note?: string };
  return said;
}

function pieces({ definition, composed }: Subject): Piece[] {
  const { rules, record } = definition;
  const { decisions = [], objectNumbers = [] } = composed.rating ?? {};
  const place = (rule: string, pointer: string, value: unknown) => ({ rule, pointer, value: value as Json });
  return [
    ...RULE_KINDS.flatMap((kind) =>
      rules[kind].map((rule, index) => place(rule.id, `/rules/${kind}/${index}`, unexplained(rule))),
    ),
    ...record.fields.map((entry, index) => place(entry.from, `/record/fields/${index}`, entry)),
    ...record.adds.map((entry, index) => place(entry.to, `/record/adds/${index}`, entry)),
    ...decisions.map(({ id, outcome, reason }, index) =>
      place(id, `/rating/decisions/${index}`, { outcome, reason }),
    ),
    ...objectNumbers.map(({ label }, index) => place(label, `/rating/objectNumbers/${index}`, { label })),
  ];
}

function ofPiece({ rule, pointer, value }: Piece, swap: (path: string) => string | undefined): Mutant[] {
  const renamed: Change[] =
    isObject(value) && typeof value.to === 'string' && pointer.startsWith('/record')
      ? [{ pointer: `${pointer}/to`, to: `${value.to}X`, says: `is written as ${value.to}X` }]
      : [];
  const removed = { pointer, to: undefined, says: 'all of it is gone' };
  return [removed, ...renamed, ...entryMutants(value, pointer, swap)].map((change) => ({ rule, ...change }));
}

function ofExpressions(subject: Subject, whole: readonly Piece[]): Mutant[] {
  const swap = swapper(subject);
  const ruleAt = (pointer: string) =>
    whole.find((piece) => pointer.startsWith(`${piece.pointer}/`))?.rule ?? pointer.split('/')[1]!;
  return expressionPlaces(subject)
    .filter(({ pointer }) => PARTS.some((part) => pointer.startsWith(part)))
    .flatMap(({ pointer, expression, isCondition = false }) =>
      [...expressionMutants(expression, pointer, isCondition, swap)].map((change) => ({
        rule: ruleAt(pointer),
        ...change,
      })),
    );
}

function isWritten(subject: Subject, pointer: string): boolean {
  const { file, pointer: at } = locate(subject, { pointer, code: 'empty-rule', message: '' });
  return valueAt(subject.files.get(file), at) !== undefined;
}

function ofSteps(subject: Subject): Mutant[] {
  const ruled = ruledRequired(subject);
  const ofStep = subject.definition.steps.flatMap((step, index) =>
    [...stepMutants(step, `/steps/${index}`, ruled)].map((change) => ({ rule: step.id, ...change })),
  );
  const ofFields = subject.all.flatMap(({ path, schema, pointer }) =>
    [...fieldMutants(schema, pointer)].map((change) => ({ rule: path, ...change })),
  );
  const isAdded = (pointer: string) => /\/(summary|required)$/.test(pointer);
  return [...ofStep, ...ofFields].filter(({ pointer }) => isAdded(pointer) || isWritten(subject, pointer));
}

function constantsRead(subject: Subject): string[] {
  const names = expressionPlaces(subject).flatMap(({ expression }) =>
    [...callsIn(expression)]
      .filter(({ call }) => call.name === 'constant')
      .flatMap(({ call }) =>
        [...literalResults(call.args[0]!)].map(({ value }) => String(value).split('.')[0]!),
      ),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('catalogue-')).toSorted();
}

function ofConstants(subject: Subject): Mutant[] {
  const table = constantsOf(subject.files);
  return constantsRead(subject).flatMap((name) =>
    [...constantMutants(table[name] ?? [], `/constants${pointerPart(name)}`)].map((change) => ({
      rule: name,
      ...change,
    })),
  );
}

function ofSummary({ definition }: Subject): Mutant[] {
  return [...summaryMutants(definition.summary)].map((change) => ({ rule: 'summary', ...change }));
}

/** Every small change of a product's rules, record, rating, steps, summary and constants. */
export function mutantsOf(subject: Subject): Mutant[] {
  const whole = pieces(subject);
  const swap = swapper(subject);
  return [
    ...whole.flatMap((piece) => ofPiece(piece, swap)),
    ...ofExpressions(subject, whole),
    ...ofSteps(subject),
    ...ofSummary(subject),
    ...ofConstants(subject),
  ];
}
