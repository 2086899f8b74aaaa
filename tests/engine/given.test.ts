import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personOf } from '../../engine/cases/persons';
import { DEFAULT_DAY } from '../../engine/cases/run';
import { casesOf } from '../../engine/cases/runCases';
import type { CompiledDefinition, CompiledField } from '../../engine/model/CompiledDefinition';
import type { RelationRule } from '../../engine/model/Rules';
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

describe.each(products)('what a person gave to $id', (product) => {
  const { definition } = product;

  it('settles key by key as it does at once', () => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const start = begins(product, draw);
        const [atOnce, byKey] = [opened(product, start), opened(product, start)];
        let last = '';
        for (let edit = 0; edit < EDITS; edit += 1) {
          const next = nextEdit(product, atOnce, last, draw);
          if (!next) continue;
          const { path } = next.field;
          for (const key of keysOf(next.field, next.value, byKey.session, draw)) byKey.edit(path, key);
          byKey.edit(path, next.value);
          atOnce.edit(path, next.value);
          expect(byKey.answers).toEqual(atOnce.answers);
          last = path;
        }
      }),
      RUNS,
    );
  });

  it('is rewritten by a relation only where nothing else could give way, and its way yields', () => {
    const targetsOf = ({ solve }: RelationRule) => [...new Set(solve.map((way) => way.set))];
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const wizard = opened(product, begins(product, draw));
        let last = '';
        for (let edit = 0; edit < EDITS; edit += 1) {
          const next = nextEdit(product, wizard, last, draw);
          if (!next) continue;
          last = next.field.path;
          const before = wizard.session;
          const after = wizard.edit(last, next.value).session;
          const isGiven = (path: string) => {
            const { index } = definition.byPath.get(path)!;
            return !isSoft(before.values.at(index), before.origins.at(index));
          };
          for (const rule of definition.source.rules.relations) {
            const others = targetsOf(rule).filter((path) => path !== last);
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
      }),
      RUNS,
    );
  });

  it('is never replaced by a value that follows others', () => {
    const following = definition.source.rules.initial.filter(({ follows }) => follows);
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const wizard = opened(product, begins(product, draw));
        let last = '';
        for (let edit = 0; edit < EDITS; edit += 1) {
          const next = nextEdit(product, wizard, last, draw);
          if (!next) continue;
          last = next.field.path;
          const given = following.filter(
            ({ field }) => field !== last && wizard.origin(field)?.by === 'person',
          );
          const was = given.map(({ field }) => wizard.value(field));
          wizard.edit(last, next.value);
          expect(given.map(({ field }) => wizard.value(field))).toEqual(was);
        }
      }),
      RUNS,
    );
  });

  it('goes on after a draft as it would have without', () => {
    fc.assert(
      fc.property(fc.gen(), (draw) => {
        const wizard = opened(product, begins(product, draw));
        let last = '';
        for (let edit = 0; edit < EDITS; edit += 1) {
          const next = nextEdit(product, wizard, last, draw);
          if (!next) continue;
          last = next.field.path;
          const draft = JSON.parse(JSON.stringify(draftOf(wizard.session)));
          const resumed = new Wizard(definition, env).send(resume(draft));
          expect(resumed.answers).toEqual(wizard.answers);
          expect(resumed.edit(last, next.value).answers).toEqual(wizard.edit(last, next.value).answers);
        }
      }),
      RUNS,
    );
  });
});
