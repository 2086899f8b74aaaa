import { environmentOperators } from '../operatorsOf';
import type { ConstantTable, Environment } from '../types';
import { packedDate } from '../../values/civilDate';
import { readOwn, segmentsOf } from '../ownPath';
import { argument, literal, optional } from './arguments';

const optionalPath = argument('path', 'path', { ...literal, ...optional });

type Row = ConstantTable[string][number];

/** The row in force on a date; undefined before the first row and for an unknown name. */
export function rowOn(table: ConstantTable, name: string, date: string): Row | undefined {
  const rows = Object.hasOwn(table, name) ? (table[name] ?? []) : [];
  let latest: Row | undefined;
  for (const row of rows) {
    if (row.from <= date && (latest === undefined || row.from >= latest.from)) latest = row;
  }
  return latest;
}

export function constantOn(table: ConstantTable, name: string, date: string): unknown {
  return rowOn(table, name, date)?.value ?? null;
}

function bindConstant(name: string): (env: Environment, date?: unknown) => unknown {
  return (env, date = env.today) => {
    return packedDate(date) === 0 ? null : constantOn(env.constants, name, date as string);
  };
}

function bindContext(path: string): (env: Environment) => unknown {
  const segments = segmentsOf(path);
  return (env) => readOwn(env.context, segments) ?? null;
}

function bindAnswer(path: string): (env: Environment) => unknown {
  const segments = segmentsOf(path);
  return (env) => readOwn(env.answer, segments) ?? null;
}

export const dataOperators = environmentOperators('data', {
  today: {
    args: [],
    gives: 'The civil date of today in São Paulo, as the server says it.',
    example: { expression: { today: [] }, result: '2026-11-20' },
    bind: () => (env) => env.today,
  },
  constant: {
    args: [argument('name', 'constant', literal), argument('date', 'date', optional)],
    gives:
      'The value of constants.json in force on the date (today, if left out); null before its first row.',
    example: { expression: { constant: ['appealDeposit.lower', '2026-07-31'] }, result: 13813.83 },
    bind: bindConstant,
  },
  context: {
    args: [optionalPath],
    gives: 'What the person’s context has under the path: user, clients, executive.',
    example: { expression: { context: 'user.name' }, result: 'Ana' },
    bind: bindContext,
  },
  searched: {
    args: [],
    gives: 'The text that is searched for, in a look-up on search.',
    example: { expression: { searched: [] }, result: '0775-2026-0001' },
    bind: () => (env) => env.searched ?? null,
  },
  answer: {
    args: [optionalPath],
    gives: 'What the look-up answered under the path; all of it without a path.',
    example: { expression: { answer: 'nome' }, result: 'Acme Ltda' },
    bind: bindAnswer,
  },
});
