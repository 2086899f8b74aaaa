import { readXlsx as parse, writeXlsx } from 'hucre/xlsx';
import { fileURLToPath } from 'node:url';
import {
  createContext,
  openSheet,
  start,
  transition,
  type CompiledDefinition,
  type Environment,
  type Filling,
  type JudgedRow,
  type RowTexts,
  type Session,
  type SheetAnswer,
} from '../engine/index';
import type { Answers } from '../engine/model/Session';
import { compileBundle, constantsOf, loadBundles } from '../engine/publish/loadProducts';
import { readFiles } from '../engine/publish/readFiles';
import { travellingPart, type Pricing } from '../engine/rating';
import { hasColumn, sheetColumns } from '../engine/sheet/columns';
import { SheetJudge } from '../src/features/batch/judge/SheetJudge';
import { matchColumns } from '../src/features/batch/matchColumns';
import { LIMITS } from '../src/features/batch/sheet/RawSheet';
import { readSheet } from '../src/features/batch/sheet/readSheet';
import { personOf } from '../studio/cases/persons';
import { DEFAULT_DAY } from '../studio/cases/run';
import { casesOf } from '../studio/cases/runCases';
import { knownOf } from '../tests/engine/random/knownOf';
import { writtenCell } from '../tests/support/writtenCell';
import { median } from './driver/median';
import type { Row } from './driver/rows';

/** Milliseconds, as the issue names it. */
const MOST = 3000;
const { files } = readFiles(fileURLToPath(new URL('../product-schemas', import.meta.url)));
const env: Environment = {
  today: DEFAULT_DAY,
  constants: constantsOf(files),
  context: createContext(personOf('client')),
};

/** A product with a file of as many rows as are taken, and what sources say of them at once. */
interface Sheet {
  readonly id: string;
  readonly definition: CompiledDefinition;
  /** What rows are priced by. */
  readonly rating: Pricing | null;
  readonly bytes: Uint8Array;
  readonly ask: (source: string) => Promise<SheetAnswer>;
}

/** What the golden cases heard of a source first. */
function answersOf(definition: CompiledDefinition, known: ReturnType<typeof knownOf>) {
  const said = definition.lookups.flatMap(({ rule }): [string, SheetAnswer][] => {
    const [data] = known.get(rule.id) ?? [];
    return data === undefined ? [] : [[rule.source, { data }]];
  });
  const bySource = new Map(said.toReversed());
  return (source: string): SheetAnswer => bySource.get(source) ?? { failed: true };
}

function drive<Result>(filling: Filling<Result>, answer: (source: string) => SheetAnswer): Result {
  let step = filling.next();
  while (!step.done) step = filling.next(answer(step.value.source));
  return step.value;
}

/** The golden answers as somebody writes them into cells. */
function textsOf(opened: Session, answers: Answers): RowTexts {
  const { session } = transition(opened, { type: 'prefilled', answers, from: 'draft' });
  const cells = session.definition.fields.flatMap((field) => {
    const value = answers[field.path];
    const isSaid = hasColumn(field) && value !== undefined && value !== null;
    return isSaid ? [[field.path, writtenCell(field, session.states.at(field.index), value)]] : [];
  });
  return Object.fromEntries(cells) as RowTexts;
}

async function sheetOf(id: string, definition: CompiledDefinition, rating: Sheet['rating']): Promise<Sheet> {
  const cases = [...casesOf(files, id).values()];
  const answer = answersOf(definition, knownOf(cases));
  const given = cases.flatMap((file) => Object.values(file.given ?? {}));
  const { session, effects } = start(definition, env);
  const opened = drive(openSheet(session, effects), answer);
  const columns = sheetColumns(opened);
  const texts = given.map((answers) => textsOf(opened, answers));
  const rows = Array.from({ length: LIMITS.rows }, (_, at) =>
    columns.map(({ path }) => texts[at % texts.length]![path] ?? ''),
  );
  const sheets = [{ name: 'Pedidos', rows: [columns.map(({ label }) => label), ...rows] }];
  return {
    id,
    definition,
    rating,
    bytes: new Uint8Array(await writeXlsx({ sheets })),
    ask: (source) => Promise.resolve(answer(source)),
  };
}

/** What the worker does with a file, and the page's matching between: each row with what is wrong with it. */
async function judged({ bytes, definition, rating, ask }: Sheet): Promise<readonly JudgedRow[]> {
  const { headers, rows } = await readSheet(bytes);
  const judge = new SheetJudge(definition, env, ask, rating);
  const matching = matchColumns(headers, await judge.columns(), {});
  const texts = rows.map(({ cells }) =>
    Object.fromEntries(matching.flatMap((path, at) => (path === null ? [] : [[path, cells[at]!]]))),
  ) as RowTexts[];
  const all: JudgedRow[] = [];
  await judge.judge(texts, (place, row) => void (all[place] = row));
  return all;
}

/** Processor time of a work that waits for nothing but itself, in ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

interface Taken {
  readonly id: string;
  readonly ours: number;
  readonly reference: number;
  /** Rows that could be sent. */
  readonly right: number;
}

async function take(sheet: Sheet, rounds: number): Promise<Taken> {
  const right = (await judged(sheet)).filter(({ record }) => record !== undefined).length;
  const [ours, reference]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(() => judged(sheet)));
    reference.push(await timed(() => parse(sheet.bytes)));
  }
  return { id: sheet.id, ours: median(ours), reference: median(reference), right };
}

const rowOf = (what: string, { ours: value, reference }: Pick<Taken, 'ours' | 'reference'>): Row => ({
  id: '18',
  what: `${LIMITS.rows} rows of a spreadsheet read and judged, ${what}`,
  unit: 'ms',
  value,
  reference,
  most: MOST,
});

/**
 * Figure 18: a full XLSX of every product that is rated, from its bytes to what is wrong with each row, against its library
 * reading the same file. Sources answer at once: what a person waits for them is theirs. Some cells do not go with what the
 * golden sources say, as in files of people: a third of the rows must be right.
 */
export async function run(rounds: number): Promise<Row[]> {
  const products = [...loadBundles(files).bundles].filter(([, { rating }]) => rating && !rating.change);
  const all: Taken[] = [];
  for (const [id, bundle] of products)
    all.push(await take(await sheetOf(id, compileBundle(bundle), travellingPart(bundle.rating!)), rounds));
  const right = all.reduce((sum, one) => sum + one.right, 0);
  if (right < (all.length * LIMITS.rows) / 3) throw new Error(`only ${right} rows are right`);
  const middle = (key: 'ours' | 'reference') => median(all.map((one) => one[key]));
  const slowest = all.toSorted((one, other) => other.ours - one.ours)[0]!;
  return [
    rowOf(`median of ${all.length} products`, { ours: middle('ours'), reference: middle('reference') }),
    rowOf(`the slowest (${slowest.id})`, slowest),
  ];
}
