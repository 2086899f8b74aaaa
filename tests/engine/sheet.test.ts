import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadBundles, compileBundle, constantsOf } from '../../engine/publish/loadProducts';
import { readFiles } from '../../engine/publish/readFiles';
import { reviewSession, sessionOf } from '../../engine/review/review';
import { answersOf } from '../../engine/session/draft';
import { createContext, start } from '../../engine/session/start';
import { fillRow, openSheet, type Filling, type SheetAnswer } from '../../engine/sheet/fillRow';
import { judgeRow } from '../../engine/sheet/judgeRow';
import { sheetColumns, hasColumn } from '../../engine/sheet/columns';
import type { CompiledField } from '../../engine/model/CompiledDefinition';
import type { Option } from '../../engine/model/FieldSchema';
import type { FieldState } from '../../engine/model/states';
import type { Answers } from '../../engine/model/Session';
import { isShown } from '../../engine/model/states';
import type { SourceReply, SourceReplies } from '../../engine/review/confirm';
import { personOf } from '../../studio/cases/persons';
import { DEFAULT_DAY } from '../../studio/cases/run';
import { casesOf } from '../../studio/cases/runCases';
import { writtenCell } from '../support/writtenCell';
import { arbitraryAnswer } from './random/arbitraryAnswer';
import { isEditable, type Draw, type Known } from './random/fillAtRandom';
import { knownOf } from './random/knownOf';
import { Wizard } from './Wizard';

/** Rows of each product: thousands by hand (ROWS=5000 SEED=7 npx vitest run …). */
const ROWS = Number(process.env.ROWS ?? 80);
const SEED = Number(process.env.SEED ?? 28);

const { files, catalogue } = productsOf();
const constants = constantsOf(files);
const env = { today: DEFAULT_DAY, constants, context: createContext(personOf('client')) };

function productsOf() {
  const read = readFiles('product-schemas');
  const bundles = loadBundles(read.files);
  return {
    files: read.files,
    catalogue: [...bundles.bundles].filter(([, { rating }]) => rating && !rating.change),
  };
}

/** What a source says is drawn once for each question, so that who types and who fills hear the same. */
function sources(draw: Draw, known: Known) {
  const said = new Map<string, SheetAnswer>();
  return (lookup: string, key: string): SheetAnswer => {
    const id = `${lookup} ${key}`;
    const fresh = (): SheetAnswer => {
      const data = draw(fc.option, fc.constantFrom(...(known.get(lookup) ?? []), undefined), {
        freq: 4,
        nil: undefined,
      });
      return data === undefined ? { failed: true } : { data };
    };
    const answer = said.get(id) ?? fresh();
    said.set(id, answer);
    return answer;
  };
}

type Ask = ReturnType<typeof sources>;

function fill<Result>(filling: Filling<Result>, ask: Ask): Result {
  let step = filling.next();
  while (!step.done) step = filling.next(ask(step.value.lookup, step.value.key));
  return step.value;
}

function answerAll(wizard: Wizard, ask: Ask): void {
  for (let waits = true; waits;) {
    waits = false;
    for (const { rule, index } of wizard.session.definition.lookups) {
      const { status, key = '' } = wizard.session.lookups[index]!;
      if (status !== 'pending') continue;
      waits = true;
      const said = ask(rule.id, key);
      wizard.send(
        'data' in said
          ? { type: 'answered', lookup: rule.id, key, data: said.data }
          : { type: 'failed', lookup: rule.id, key },
      );
    }
  }
}

/** What the server hears from the same sources; the lists of golden cases are short, and it takes their choices as sent. */
function heard(wizard: Wizard, ask: Ask): SourceReplies {
  const asked = wizard.session.definition.lookups.flatMap(({ rule, index }) => {
    const { key } = wizard.session.lookups[index]!;
    if (key === undefined || rule.options) return [];
    const said = ask(rule.id, key);
    return [[rule.id, 'data' in said ? { data: said.data } : 'missing'] as const];
  });
  return new Map<string, SourceReply>(asked);
}

/** What a money field and a percentage take; other numbers are no answers when they are typed. */
function isTypeable({ schema }: CompiledField, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (typeof value !== 'number') return true;
  return Math.round(value * 100) === value * 100 && (schema.ui.widget !== 'percent' || value < 1000);
}

/** Whether a person could give the answer: where there is a list, it is in it. */
function isOffered({ schema }: CompiledField, { options }: FieldState, answer: unknown): boolean {
  const isListed = ['select', 'radio', 'choice'].includes(schema.ui.widget);
  const value = schema.type === 'object' ? (answer as Option | undefined)?.value : answer;
  return answer !== undefined && (!isListed || options.some((option) => option.value === value));
}

describe.each(catalogue)('rows of %s', (id, bundle) => {
  const definition = compileBundle(bundle);
  const cases = [...casesOf(files, id).values()];
  const known = knownOf(cases);
  const complete = cases.flatMap((file) => Object.values(file.given ?? {}));

  test(
    'filled give the same answers as typed in the order of the questions, and what is judged right the server takes',
    () => {
      const met = { whole: 0, right: 0, cells: 0 };
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          const ask = sources(draw, known);
          const wizard = new Wizard(definition, env);
          answerAll(wizard, ask);
          const texts: Record<string, string> = {};
          const given: Answers = draw(fc.constantFrom, ...complete);
          for (const field of definition.fields.filter(hasColumn)) {
            if (!isEditable(wizard.session, field) || draw(fc.integer, { min: 0, max: 9 }) === 0) continue;
            const state = wizard.state(field.path);
            const isGiven =
              isOffered(field, state, given[field.path]) && draw(fc.integer, { min: 0, max: 19 }) > 0;
            const drawn = isGiven ? given[field.path] : draw(arbitraryAnswer, field, state);
            const answer = typeof drawn === 'string' ? drawn.trim() : drawn;
            if (!isTypeable(field, answer)) continue;
            texts[field.path] = writtenCell(field, state, answer);
            wizard.edit(field.path, answer).leave(field.path);
            answerAll(wizard, ask);
          }
          const opened = start(definition, env);
          const filled = fillRow(fill(openSheet(opened.session, opened.effects), ask), texts);
          const row = fill(filled, ask);
          const isEmptied = definition.fields.some(
            (field) =>
              texts[field.path] &&
              wizard.value(field.path) === undefined &&
              isShown(wizard.state(field.path)),
          );
          if (isEmptied) return;
          met.whole += 1;
          met.cells += Object.keys(texts).length;
          expect(answersOf(row.session)).toEqual(wizard.answers);
          const judged = judgeRow(row);
          if (!judged.record) return;
          met.right += 1;
          const sent: unknown = JSON.parse(JSON.stringify(judged.record));
          const looked = heard(wizard, ask);
          expect(reviewSession(sessionOf(definition, sent, env), sent, looked).issues).toEqual([]);
        }),
        { numRuns: ROWS, seed: SEED },
      );
      expect(met.whole).toBeGreaterThan(ROWS / 2);
      expect(met.cells).toBeGreaterThan(ROWS);
    },
    60_000 + ROWS * 100,
  );

  test('have columns of which no two are called the same', () => {
    const labels = sheetColumns(start(definition, env).session).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThan(4);
  });
});
