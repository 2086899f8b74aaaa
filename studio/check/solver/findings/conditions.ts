import { callOf, isObject, type Json, operators } from '../../../../engine/expression';
import { argumentPointer, callsIn } from '../../product/calls';
import { pointerPart } from '../../../../engine/definition';
import type { Finding } from '../../finding';
import { besideSentence, follows, refusedBy } from '../beside';
import { factsWhenSent } from '../facts';
import { isConstant } from '../../product/checks/expressions';
import { expressionPlaces } from '../../product/expressionPlaces';
import type { Check, Subject } from '../../product/subject';
import { alwaysSentence, canBe, fails, holds, neverSentence } from '../verdicts';

/** Other findings judge states, checks and decisions. */
const JUDGED_ELSEWHERE = /^\/(rules\/(states|checks)|rating\/decisions)\//;

function* whole(subject: Subject, condition: Json, pointer: string): Generator<Finding> {
  if (!canBe(subject, [holds(condition)])) {
    yield { pointer, code: 'never-holds', message: neverSentence(subject, condition) };
  } else if (!canBe(subject, [fails(condition)])) {
    yield { pointer, code: 'always-holds', message: alwaysSentence(subject, condition) };
  }
}

function* parts(subject: Subject, expression: Json, pointer: string): Generator<Finding> {
  for (const place of callsIn(expression)) {
    const { name, args, listed } = place.call;
    if (place.inElement || !listed || args.length < 2 || (name !== 'and' && name !== 'or')) continue;
    for (const [index, part] of args.entries()) {
      // Parts that read nothing come from a fragment's parameters, which differ between products.
      if (!isObject(part) || isConstant(part)) continue;
      const at = pointer + argumentPointer(place, index);
      if (name === 'or' && !canBe(subject, [holds(part)])) {
        yield { pointer: at, code: 'never-holds', message: neverSentence(subject, part) };
      } else if (name === 'and' && !canBe(subject, [fails(part)])) {
        yield { pointer: at, code: 'always-holds', message: alwaysSentence(subject, part) };
      }
    }
  }
}

export const solvedConditions: Check = function* (subject) {
  for (const { expression, pointer, isCondition } of expressionPlaces(subject)) {
    if (!isCondition) continue;
    const found = JUDGED_ELSEWHERE.test(pointer) ? [] : [...whole(subject, expression, pointer)];
    yield* found.length > 0 ? found : parts(subject, expression, pointer);
  }
};

function* chains(expression: Json, pointer: string): Generator<{ conditions: Json[]; at: string[] }> {
  if (Array.isArray(expression)) {
    for (const [index, item] of (expression as readonly Json[]).entries())
      yield* chains(item, `${pointer}/${index}`);
    return;
  }
  const call = callOf(expression);
  if (!call) return;
  const at = pointer + pointerPart(call.name);
  const notes = operators.get(call.name)?.args;
  if ((call.name === 'if' || call.name === '?:') && call.args.length > 1) {
    const asked = call.args.flatMap((arg, index) =>
      index % 2 === 0 && index < call.args.length - 1 ? [{ arg, at: `${at}/${index}` }] : [],
    );
    yield { conditions: asked.map(({ arg }) => arg), at: asked.map((place) => place.at) };
  }
  for (const [index, arg] of call.args.entries()) {
    if (notes?.[index]?.kind === 'element-expression') continue;
    yield* chains(arg, call.listed ? `${at}/${index}` : at);
  }
}

/** What is rated was sent: a condition that no request meets. */
function* whenSent(subject: Subject, condition: Json, pointer: string): Generator<Finding> {
  const claims = [holds(condition)];
  const core = refusedBy(subject, claims, factsWhenSent(subject));
  if (core) yield follows(pointer, 'never-holds', besideSentence(subject, claims, core));
}

export const solvedBranches: Check = function* (subject) {
  for (const place of expressionPlaces(subject)) {
    for (const { conditions, at } of chains(place.expression, place.pointer)) {
      for (const [index, condition] of conditions.entries()) {
        const before = conditions
          .slice(0, index)
          .filter((earlier) => !isConstant(earlier))
          .map(fails);
        if (isConstant(condition)) continue;
        if (canBe(subject, [...before, holds(condition)])) {
          if (!canBe(subject, [fails(condition)]))
            yield { pointer: at[index]!, code: 'always-holds', message: alwaysSentence(subject, condition) };
          else if (place.pointer.startsWith('/rating/')) yield* whenSent(subject, condition, at[index]!);
          continue;
        }
        const isOwn = !canBe(subject, [holds(condition)]);
        const message = isOwn
          ? neverSentence(subject, condition)
          : `An earlier condition holds wherever this one does. ${alwaysSentence(subject, condition)}`;
        yield { pointer: at[index]!, code: isOwn ? 'never-holds' : 'shadowed', message };
      }
    }
  }
};
