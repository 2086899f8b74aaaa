import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, resume, answersOf } from '../../engine/session/draft';
import { settleAll } from '../../engine/session/start';
import { Transaction } from '../../engine/session/Transaction';
import type { RuleNode } from '../../engine/model/RuleNode';
import { environment } from './definitions';
import { Wizard } from './Wizard';
import { arbitraryEdit, arbitrarySketch, paths } from './random/arbitrarySketch';
import { compileRandom, instrumented } from './random/compileRandom';
import { naiveAnswers, settleNaively, startNaively, takes } from './random/naive';

const edits = fc.array(arbitraryEdit, { maxLength: 15 });
const RUNS = { numRuns: 300 };

describe('settling random products', () => {
  it('comes to what a naive recomputation of everything comes to', () => {
    fc.assert(
      fc.property(arbitrarySketch(), edits, (sketch, events) => {
        const wizard = new Wizard(compileRandom(sketch), environment);
        let naive = startNaively(sketch);
        // Edits of one field in a row settle as if only the last of them had been made.
        let [typed, base] = ['', naive];
        expect(wizard.answers).toEqual(naiveAnswers(naive));
        for (const { field, value, ...event } of events) {
          if (takes(sketch, naive, field, value)) {
            if (field !== typed) [typed, base] = [field, naive];
            naive = settleNaively(sketch, base, field, value);
          }
          expect(wizard.send({ ...event, field, value }).answers).toEqual(naiveAnswers(naive));
        }
      }),
      RUNS,
    );
  });

  it('changes nothing when settled already', () => {
    fc.assert(
      fc.property(arbitrarySketch(), edits, (sketch, events) => {
        const wizard = new Wizard(compileRandom(sketch), environment);
        for (const event of events) wizard.send(event);
        const transaction = new Transaction(wizard.session);
        settleAll(transaction);
        expect([transaction.changed, transaction.patched]).toEqual([[], []]);
        expect(transaction.finish().values).toBe(wizard.session.values);
      }),
      RUNS,
    );
  });

  it('runs a rule at most once an edit, and never writes the edited field back', () => {
    fc.assert(
      fc.property(arbitrarySketch(), edits, (sketch, events) => {
        const runs = new Map<RuleNode, number>();
        const count = (rule: RuleNode) => runs.set(rule, (runs.get(rule) ?? 0) + 1);
        const wizard = new Wizard(instrumented(compileRandom(sketch), count), environment);
        for (const event of events) {
          runs.clear();
          const before = wizard.session;
          wizard.send(event);
          expect(Math.max(0, ...runs.values())).toBeLessThanOrEqual(1);
          if (wizard.session !== before) expect(wizard.value(event.field) ?? '').toBe(event.value);
        }
      }),
      RUNS,
    );
  });

  it('does not mind the order of edits that no rule connects', () => {
    const two = fc.tuple(arbitraryEdit, arbitraryEdit);
    fc.assert(
      fc.property(arbitrarySketch(), edits, two, (sketch, events, [one, other]) => {
        const definition = compileRandom(sketch);
        const reach = ({ field }: typeof one) => {
          const index = definition.byPath.get(field)!.index;
          const rules = definition.plans[index]!;
          return new Set([index, ...rules.flatMap((rule) => [...rule.reads, ...rule.writes])]);
        };
        const writesOther = (rule: RuleNode) => rule.kind === 'state' && rule.writes.length === 0;
        // An edit that goes on with an earlier one settles from the state before both; one that says the same ends none.
        const before = new Wizard(definition, environment);
        for (const event of events) before.send(event);
        const typed = before.session.typing?.field;
        fc.pre(![one, other].some(({ field }) => definition.byPath.get(field)!.index === typed));
        fc.pre(![...reach(one)].some((index) => reach(other).has(index)));
        fc.pre(!definition.plans.flat().some((rule) => writesOther(rule) && rule.reads.length === 0));
        const inOrder = (order: readonly (typeof one)[]) => {
          const wizard = new Wizard(definition, environment);
          for (const event of [...events, ...order]) wizard.send(event);
          return wizard.answers;
        };
        // An edit that makes the other field editable, or not, does connect them, though no value does.
        const looks = [one, other].map(({ field }) => `state-${paths.indexOf(field)}`);
        const planned = [one, other].flatMap(
          ({ field }) => definition.plans[definition.byPath.get(field)!.index]!,
        );
        fc.pre(!planned.some((rule) => looks.includes(rule.id)));
        expect(inOrder([one, other])).toEqual(inOrder([other, one]));
      }),
      RUNS,
    );
  });

  it('brings a draft back with the same answers', () => {
    fc.assert(
      fc.property(arbitrarySketch(), edits, (sketch, events) => {
        const definition = compileRandom(sketch);
        const wizard = new Wizard(definition, environment);
        for (const event of events) wizard.send(event);
        const draft = JSON.parse(JSON.stringify(draftOf(wizard.session)));
        const again = new Wizard(definition, environment).send(resume(draft));
        expect(answersOf(again.session)).toEqual(wizard.answers);
        expect(draftOf(again.session)).toEqual(draft);
      }),
      RUNS,
    );
  });
});
