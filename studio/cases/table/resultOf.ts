import { getIn, once, openStep, summarise, summariseStep } from '../../../engine/index';
import { dutiesOf } from '../coverage/coverage';
import { differences } from '../differences';
import { mismatchSentence } from '../mismatchWords';
import type { Mismatch } from '../Mismatch';
import { run, type Run, type Stage } from '../run';
import { idle } from '../runCases';
import type { Case, CasesFile, Expectation } from '../types';
import type { CaseColumn } from './CaseColumn';
import { cellOf } from './cellOf';

export interface RowResult {
  /** In which ways it is not as expected, in sentences; none when it passes. */
  readonly lines: readonly string[];
  readonly wrong: ReadonlyMap<string, unknown>;
}

const duties = once(dutiesOf);

type Actual = (run: Run, keys: readonly string[]) => unknown;

const indexOf = ({ session }: Run, path: string) => session.definition.byPath.get(path)?.index ?? -1;

const ACTUAL: { readonly [Part in keyof Expectation]?: Actual } = {
  answers: (it, [path = '']) => it.session.answers.at(indexOf(it, path)),
  states: (it, [path = '', name = '']) => getIn(it.session.states.at(indexOf(it, path)), [name]),
  issues: (it, [path = '']) =>
    it.session.issues
      .at(indexOf(it, path))
      .map(({ message }) => message)
      .join(' '),
  valid: (it, [path = '']) =>
    it.session.issues
      .at(indexOf(it, path))
      .map(({ message }) => message)
      .join(' '),
  open: ({ session }) => openStep(session)?.definition.id,
  steps: ({ session }, [id]) => {
    const state = session.steps[session.definition.steps.findIndex(({ definition }) => definition.id === id)];
    return state?.visible ? state.status : 'hidden';
  },
  summary: ({ session }, [title, label]) =>
    summarise(session)
      .filter((section) => section.title === title)
      .flatMap(({ lines }) => lines)
      .find((line) => line.label === label)?.text,
  digest: ({ session }, [id = '', label]) =>
    summariseStep(session, id, true).find((line) => line.label === label)?.text,
  record: ({ record }, keys) => getIn(record, keys),
  rating: ({ rating }, keys) => getIn(rating, keys),
};

function only(it: Case, { keys }: CaseColumn): Expectation {
  const [part = ''] = keys;
  if (part === 'valid') return { valid: [keys[1]!] };
  const inner = part === 'issues' ? it.expect.issues![keys[1]!] : getIn(it.expect, keys);
  return keys.reduceRight<unknown>((made, key) => ({ [key]: made }), inner) as Expectation;
}

function wrongCells(done: Run, columns: readonly CaseColumn[]): ReadonlyMap<string, unknown> {
  const expected = columns.filter((column) => column.part === 'expect' && cellOf(done.case, column));
  const failing = expected.filter((column) => {
    const alone = { ...done, case: { ...done.case, expect: only(done.case, column) } };
    return differences(alone).length > 0;
  });
  return new Map(
    failing.map(({ id, keys: [part, ...keys] }) => [id, ACTUAL[part as keyof Expectation]?.(done, keys)]),
  );
}

/** Runs a row; an error, such as an answer to an unknown question, becomes a line too. */
export function resultOf(stage: Stage, file: CasesFile, it: Case, columns: readonly CaseColumn[]): RowResult {
  try {
    const done = run(stage, file, it);
    const say = (found: Mismatch) => mismatchSentence(found, stage.definition);
    const lines = differences(done).map(say);
    if (done.refused) return { lines, wrong: new Map() };
    return lines.length > 0
      ? { lines, wrong: wrongCells(done, columns) }
      : { lines: it.rules ? idle(done, duties(stage)).map(say) : [], wrong: new Map() };
  } catch {
    return { lines: [mismatchSentence({ kind: 'unknown' }, stage.definition)], wrong: new Map() };
  }
}
