import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import type { CompiledDefinition, CompiledField } from '../../engine/model/CompiledDefinition';
import type { RelationRule } from '../../engine/rules/relations';
import type { Environment } from '../../engine/expression';
import { compileBundle, constantsOf, loadBundles } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { draftOf, resume } from '../../engine/session/draft';
import { isShown } from '../../engine/model/states';
import { isSoft } from '../../engine/session/provenance';
import { sameValue } from '../../engine/model/sameValue';
import { createContext } from '../../engine/session/start';
import type { Answers, Session } from '../../engine/model/Session';
import { arbitraryAnswer } from './random/arbitraryAnswer';
import type { Draw } from './random/fillAtRandom';
import { Wizard } from './Wizard';

const { files } = readFiles('product-schemas');
const constants = constantsOf(files);
const env: Environment = { today: DEFAULT_DAY, constants, context: createContext(personOf('client')) };
const EDITS = 8;
const RUNS = { numRuns: 150 };

/** Fields that rules of give and take speak of: tied ones, and those that follow others or are followed. */
function tiedFields({ source, fields }: CompiledDefinition): CompiledField[] {
  const { relations, initial } = source.rules;
  const following = initial.flatMap(({ field, follows = [] }) =>
    follows.length > 0 ? [field, ...follows] : [],
  );
  const tied = new Set([...relations.flatMap(({ ties }) => ties), ...following]);
  return fields.filter(({ path, derived }) => tied.has(path) && !derived);
}

const products = [...loadBundles(files).bundles]
  .map(([id, bundle]) => {
    const definition = compileBundle(bundle);
    const begun = [...casesOf(files, id).values()].flatMap((file) => Object.values(file.given ?? {}));
    return { id, definition, begun, fields: tiedFields(definition) };
  })
  .filter(({ fields }) => fields.length > 0);

type Product = (typeof products)[number];

function opened({ definition }: Product, answers: Answers | undefined): Wizard {
  const wizard = new Wizard(definition, env);
  return answers ? wizard.send({ type: 'prefilled', from: 'draft', answers }) : wizard;
}

const begins = (product: Product, draw: Draw) =>
  [undefined, ...product.begun][draw(fc.nat, product.begun.length)];

/** A field that can be edited now and is not the one before, and what else a person answers to it. */
function nextEdit({ fields }: Product, { session }: Wizard, last: string, draw: Draw) {
  const open = fields.filter(({ index, path }) => {
    const state = session.states.at(index);
    return path !== last && isShown(state) && state.enabled && !state.lockedBy;
  });
  if (open.length === 0) return undefined;
  const field = open[draw(fc.nat, open.length - 1)]!;
  const value = draw(arbitraryAnswer, field, session.states.at(field.index)) ?? undefined;
  return sameValue(value, session.values.at(field.index)) ? undefined : { field, value };
}

/** What the field holds while the value is typed: its first digits, or whatever was there on the way. */
function keysOf(field: CompiledField, value: unknown, session: Session, draw: Draw): unknown[] {
  if (typeof value !== 'number') {
    const other = () => draw(arbitraryAnswer, field, session.states.at(field.index)) ?? undefined;
    return [undefined, other(), other()];
  }
  const text = String(value);
  return [undefined, ...Array.from(text, (_, index) => Number(text.slice(0, index + 1)))];
}

const valueOf = ({ byPath }: CompiledDefinition, session: Session, path: string) =>
  session.values.at(byPath.get(path)!.index);

/** What a person edits one after another, each drawn for the wizard as the edits before have left it. */
function* edits(product: Product, wizard: Wizard, draw: Draw) {
  let last = '';
  for (let edit = 0; edit < EDITS; edit += 1) {
    const next = nextEdit(product, wizard, last, draw);
    if (!next) continue;
    yield { path: next.field.path, ...next };
    last = next.field.path;
  }
}

const always = (work: (draw: Draw) => void) => fc.assert(fc.property(fc.gen(), work), RUNS);

describe.each(products)('what a person gave to $id', (product) => {
  const { definition } = product;
  const begin = (draw: Draw) => opened(product, begins(product, draw));

  it('settles key by key as it does at once', () => {
    always((draw) => {
      const start = begins(product, draw);
      const [atOnce, byKey] = [opened(product, start), opened(product, start)];
      for (const { path, field, value } of edits(product, atOnce, draw)) {
        for (const key of keysOf(field, value, byKey.session, draw)) byKey.edit(path, key);
        byKey.edit(path, value);
        atOnce.edit(path, value);
        expect(byKey.answers).toEqual(atOnce.answers);
      }
    });
  });

  it('is rewritten by a relation only where nothing else could give way, and its way yields', () => {
    const targetsOf = ({ solve }: RelationRule) => [...new Set(solve.map((way) => way.set))];
    always((draw) => {
      const wizard = begin(draw);
      for (const { path: edited, value } of edits(product, wizard, draw)) {
        const before = wizard.session;
        const after = wizard.edit(edited, value).session;
        const isGiven = (path: string) => {
          const { index } = definition.byPath.get(path)!;
          return !isSoft(before.values.at(index), before.origins.at(index));
        };
        for (const rule of definition.source.rules.relations) {
          const others = targetsOf(rule).filter((path) => path !== edited);
          const rewritten = others.filter((path) => {
            const isSame = valueOf(definition, before, path) === valueOf(definition, after, path);
            return !isSame && isGiven(path) && wizard.origin(path)?.rule === rule.id;
          });
          for (const path of rewritten) {
            expect(rule.solve.some((way) => way.set === path && way.yields)).toBe(true);
            const inSight = others.filter((other) =>
              isShown(after.states.at(definition.byPath.get(other)!.index)),
            );
            expect(inSight.filter((other) => !isGiven(other))).toEqual([]);
          }
        }
      }
    });
  });

  it('is never replaced by a value that follows others', () => {
    const following = definition.source.rules.initial.filter(({ follows }) => follows);
    always((draw) => {
      const wizard = begin(draw);
      for (const { path, value } of edits(product, wizard, draw)) {
        const given = following.filter(
          ({ field }) => field !== path && wizard.origin(field)?.by === 'person',
        );
        const was = given.map(({ field }) => wizard.value(field));
        wizard.edit(path, value);
        expect(given.map(({ field }) => wizard.value(field))).toEqual(was);
      }
    });
  });

  it('goes on after a draft as it would have without', () => {
    always((draw) => {
      const wizard = begin(draw);
      for (const { path, value } of edits(product, wizard, draw)) {
        const draft = JSON.parse(JSON.stringify(draftOf(wizard.session)));
        const resumed = new Wizard(definition, env).send(resume(draft));
        expect(resumed.answers).toEqual(wizard.answers);
        expect(resumed.edit(path, value).answers).toEqual(wizard.edit(path, value).answers);
      }
    });
  });
});
