import { pathToFileURL } from 'node:url';
import { start } from '../engine/session/start';
import { transition } from '../engine/session/transition';
import type { Session } from '../engine/model/Session';
import { settleByHand, type Answers } from './settling/byHand';
import { filled, typing, type Edit } from './settling/edits';
import { interleave, type Work } from './settling/interleave';
import { compileWizard, environment } from './settling/wizard';

/** One measured line: times in ms for one edit, `budget` the largest ratio allowed (design/budgets.md). */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly ms: number;
  readonly reference: number;
  readonly ratio: number;
  readonly budget: number;
}

const TURNS = 400;
const turns = Array.from({ length: TURNS }, (_, turn) => typing(turn));
const EDITS = turns.flat().length;

const SMALL = 1;
const LARGE = 20;

function edit(session: Session, { field, value }: Edit): Session {
  return transition(session, { type: 'edit', field: `step0.${field}`, value }).session;
}

function filledSession(steps: number): Session {
  return filled.reduce(edit, start(compileWizard(steps), environment).session);
}

function byEngine(from: Session): Work {
  const prepared = turns.map((turn) =>
    turn.map(({ field, value }) => ({ type: 'edit' as const, field: `step0.${field}`, value })),
  );
  let session = from;
  return () => {
    for (const turn of prepared) for (const event of turn) session = transition(session, event).session;
  };
}

function byHand(): Work {
  let answers: Answers = filled.reduce<Answers>(
    (all, { field, value }) => settleByHand(all, field, value),
    {},
  );
  return () => {
    for (const turn of turns)
      for (const { field, value } of turn) answers = settleByHand(answers, field, value);
  };
}

function row(id: string, what: string, ms: number, reference: number, budget: number): Row {
  return { id, what, ms: ms / EDITS, reference: reference / EDITS, ratio: ms / reference, budget };
}

/** Both must come to the same answers, or the comparison is of nothing. */
function assertSameAnswers(): void {
  const edits = turns.slice(0, 5).flat();
  const session = edits.reduce(edit, filledSession(SMALL));
  const answers = [...filled, ...edits].reduce<Answers>(
    (all, { field, value }) => settleByHand(all, field, value),
    {},
  );
  for (const { path, name, index } of session.definition.fields) {
    if (session.answers.at(index) !== answers[name])
      throw new Error(`${path}: engine ${session.answers.at(index)}, by hand ${answers[name]}`);
  }
}

/** Budgets 1 and 5, without a screen. */
export async function run(): Promise<{ rows: Row[] }> {
  assertSameAnswers();
  const [small, hand] = interleave([byEngine(filledSession(SMALL)), byHand()]) as [number, number];
  const [large, base] = interleave([byEngine(filledSession(LARGE)), byEngine(filledSession(SMALL))]) as [
    number,
    number,
  ];
  return {
    rows: [
      row('1', 'settling an edit, against one hand-written function', small, hand, 1.2),
      row(
        '5-headless',
        'settling an edit with 480 fields and 200 rules, against 24 and 10',
        large,
        base,
        1.2,
      ),
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, ms, reference, ratio, budget } of (await run()).rows) {
    console.log(
      `${what}: ${(ms * 1e6).toFixed(0)} ns / ${(reference * 1e6).toFixed(0)} ns = ${ratio.toFixed(2)} (budget ${budget})`,
    );
  }
}
