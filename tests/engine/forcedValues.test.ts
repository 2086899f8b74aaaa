import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import type { CompiledDefinition } from '../../engine/model/CompiledDefinition';
import type { StateRule } from '../../engine/rules/states';
import { readsOf, type Environment } from '../../engine/expression';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { blocks } from '../../engine/session/blocks';
import { fieldIssues } from '../../engine/session/issues';
import { createContext } from '../../engine/session/start';
import { arbitraryAnswer } from './random/arbitraryAnswer';
import { fillAtRandom, isEditable } from './random/fillAtRandom';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const casesFilesOf = (id: string) => [...casesOf(files, id).values()];

const environmentOf = (id: string): Environment => ({
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: casesFilesOf(id).find((file) => file.context)?.context ?? createContext(personOf('client')),
});

const products = [...loadBundles(files).bundles].map(([id, bundle]) => ({
  id,
  definition: compileBundle(bundle),
  env: environmentOf(id),
  complete: casesFilesOf(id).flatMap((file) => Object.values(file.given ?? {})),
}));

interface Forcing {
  readonly rule: StateRule;
  readonly field: string;
  /** Fields that the rule's condition reads. */
  readonly reasons: readonly string[];
}

const forcings = ({ source }: CompiledDefinition): Forcing[] =>
  source.rules.states
    .filter((rule) => rule.then?.value !== undefined && rule.else?.value === undefined)
    .flatMap((rule) =>
      (rule.fields ?? []).map((field) => ({ rule, field, reasons: readsOf(rule.when ?? null).fields })),
    );

const forced = products.flatMap((product) =>
  forcings(product.definition)
    .filter(({ reasons }) => reasons.length > 0)
    .map((forcing) => ({ ...product, ...forcing })),
);

describe.each(forced)(
  '$field of $id, which a condition forces',
  ({ definition, env, field, rule, reasons }) => {
    const indexOf = (path: string) => definition.byPath.get(path)!;
    const emptiers = definition.source.rules.resets.filter(({ clear }) => clear.includes(field));

    it('is again what the person gave once the reason is gone, in whatever order both came and went', () => {
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          const wizard = new Wizard(definition, env);
          let given: unknown;
          // Edits of one field in a row count as the last alone.
          let run = { path: '', before: given, given };
          for (let step = draw(fc.nat, { max: 12 }); step > 0; step -= 1) {
            const path = draw(fc.constantFrom, field, ...reasons);
            if (!isEditable(wizard.session, indexOf(path))) continue;
            const value = draw(arbitraryAnswer, indexOf(path), wizard.state(path)) ?? undefined;
            if (value === wizard.value(path)) continue;
            if (path !== run.path) run = { path, before: wizard.value(path), given };
            wizard.edit(path, value);
            const hasChanged = wizard.value(path) !== run.before;
            given = run.given;
            if (path === field && hasChanged) given = wizard.value(field);
            if (hasChanged && emptiers.some(({ on }) => on.includes(path))) given = undefined;
          }
          const origin = wizard.origin(field);
          if (origin?.by === 'state') expect(wizard.value(field)).toEqual(rule.then!.value);
          else expect(wizard.value(field)).toEqual(given);
        }),
      );
    });
  },
);

describe.each(products)('a done step of $id', ({ definition, env, complete }) => {
  it('has nothing open, whatever is changed after it', () => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const wizard = new Wizard(definition, env);
        // A form of a few fields may have no complete answers in its cases: it is filled from nothing.
        const answers = draw(fc.constantFrom, ...(complete.length > 0 ? complete : [{}]));
        wizard.send({ type: 'prefilled', from: 'quote', answers });
        const maxLength = Math.min(4, definition.fields.length);
        fillAtRandom(wizard, new Map(), draw, draw(fc.subarray, [...definition.fields], { maxLength }));
        const { session } = wizard;
        const inDone = definition.fields.filter(({ step }) => session.steps[step]!.status === 'done');
        const open = inDone.filter(({ index }) => fieldIssues(session, index, 'continue').some(blocks));
        expect(open.map(({ path }) => path)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
