import { exampleOf } from '../../check/solver/inWords';
import type { Claim } from '../../check/solver/Claim';
import { solve } from '../../check/solver/solve';
import type { Verdict } from '../../check/solver/Verdict';
import { answered, fails, holds } from '../../check/solver/verdicts';
import type { Subject } from '../../check/product/subject';
import { type Json, readsOf } from '../../../engine/expression';
import type { Mark } from '../Mark';
import { listed } from '../Sentences';
import type { ConditionCells } from './ConditionCells';
import type { DecisionTable, TableRow } from './DecisionTable';

export interface WrittenRow {
  readonly when: Json;
  readonly result: string;
  readonly place?: string;
}

/** Cases of which the first that holds counts. */
export interface Written extends Pick<DecisionTable, 'id' | 'title' | 'place' | 'otherwise'> {
  /** Having no result for all others is explicit. */
  readonly leavesOut?: boolean;
  readonly rows: readonly WrittenRow[];
}

interface Beside {
  readonly number: number;
  readonly verdict: Verdict;
}

const isImpossible = (subject: Subject, claims: readonly Claim[]) =>
  solve(subject, claims).is === 'impossible';

function dead(subject: Subject, { when }: WrittenRow, above: readonly WrittenRow[]): Mark[] {
  if (isImpossible(subject, [holds(when)]))
    return [{ code: 'never-holds', words: 'Nunca vale: nenhuma resposta cumpre esta linha', example: [] }];
  if (!isImpossible(subject, [...above.map((row) => fails(row.when)), holds(when)])) return [];
  return [{ code: 'shadowed', words: 'Nunca vale: as linhas acima valem antes', example: [] }];
}

const linesOf = (some: readonly Beside[]) =>
  `${some.length === 1 ? 'a linha' : 'as linhas'} ${listed(
    some.map(({ number }) => String(number)),
    'e',
  )}`;

function overlaps(subject: Subject, beside: readonly Beside[]): Mark[] {
  const found = beside.filter(({ verdict }) => verdict.is === 'possible' && verdict.isCertain);
  const [first] = found.map(({ verdict }) => verdict).filter((verdict) => verdict.is === 'possible');
  if (!first) return [];
  const words = `Sobrepõe ${linesOf(found)}, que ${found.length === 1 ? 'vale' : 'valem'} antes`;
  return [{ code: 'overlap', words, example: exampleOf(subject, first.example) }];
}

function undecided(beside: readonly Beside[]): Mark[] {
  const found = beside.filter(
    ({ verdict }) => verdict.is === 'unknown' || (verdict.is === 'possible' && !verdict.isCertain),
  );
  if (found.length === 0) return [];
  return [
    { code: 'undecided', words: `Pode sobrepor ${linesOf(found)}: não foi possível provar`, example: [] },
  ];
}

function gapsOf(subject: Subject, { rows, otherwise, leavesOut = false }: Written): Mark[] {
  if (otherwise !== undefined && !leavesOut) return [];
  const read = [...new Set(rows.flatMap(({ when }) => readsOf(when).fields))];
  const verdict = solve(subject, [...read.map(answered), ...rows.map(({ when }) => fails(when))]);
  if (verdict.is === 'impossible') return [];
  if (verdict.is === 'possible' && verdict.isCertain) {
    const example = exampleOf(subject, verdict.example);
    if (leavesOut) return [{ code: 'left-out', words: 'Há respostas sem valor, como está escrito', example }];
    return [{ code: 'gap', words: 'Há respostas sem linha: o resultado fica vazio', example }];
  }
  return [
    { code: 'unproved', words: 'Não foi provado que há uma linha para todas as respostas', example: [] },
  ];
}

function pairsOf(subject: Subject, rows: readonly WrittenRow[]): Verdict[][] {
  return rows.map((row, index) =>
    rows.slice(0, index).map((other) => solve(subject, [holds(other.when), holds(row.when)])),
  );
}

/** Cases as a table: a column an input, with what the solver proves of its rows. */
export function tableOf(subject: Subject, cells: ConditionCells, written: Written): DecisionTable {
  const { id, title, place, otherwise, rows } = written;
  const pairs = pairsOf(subject, rows);
  const asked = rows.map(({ when }) => cells.of(when));
  const inputs = [...new Set(asked.flatMap((row) => row.map(({ input }) => input)))];
  const testsOf = (row: (typeof asked)[number], input: string) =>
    row.filter((cell) => cell.input === input).map(({ test }) => test);
  return {
    ...{ id, title, place, inputs },
    ...(otherwise !== undefined && { otherwise }),
    policy: pairs.flat().every(({ is }) => is === 'impossible') ? 'unique' : 'first',
    rows: rows.map((row, index): TableRow => {
      const above = rows.slice(0, index);
      const never = dead(subject, row, above);
      const beside = pairs[index]!.map((verdict, at) => ({ number: at + 1, verdict }));
      const others = beside.filter(({ number }) => rows[number - 1]!.result !== row.result);
      return {
        cells: inputs.map((input) => listed(testsOf(asked[index]!, input), 'e')),
        result: row.result,
        marks: never.length > 0 ? never : [...overlaps(subject, others), ...undecided(others)],
        ...(row.place !== undefined && { place: row.place }),
      };
    }),
    gaps: gapsOf(subject, written),
  };
}
