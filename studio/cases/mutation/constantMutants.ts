import { pointerPart } from '../../../engine/definition';
import { unitOf } from '../../check/types/declared';
import { type ConstantTable, isObject, type Json } from '../../../engine/expression';
import { addDays } from '../../../engine/values';
import { beside, gone, type Change } from './Mutant';

type Row = ConstantTable[string][number];

function* cells(value: Json, pointer: string, step: number): Generator<Change> {
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* cells(inner, pointer + pointerPart(key), step);
    return;
  }
  for (const to of beside(value, step))
    yield { pointer, to, says: `${JSON.stringify(value)} becomes ${JSON.stringify(to)}` };
}

function* beginnings({ from }: Row, pointer: string): Generator<Change> {
  for (const days of [1, -1]) {
    const to = addDays(from, days);
    yield { pointer: `${pointer}/from`, to, says: `${from} becomes ${to}` };
  }
}

export function* constantMutants(rows: readonly Row[], pointer: string): Generator<Change> {
  for (const [index, row] of rows.entries()) {
    const at = `${pointer}/${index}`;
    const unit = unitOf(row.note);
    yield* cells(row.value, `${at}/value`, unit === 'money' || unit === 'percent' ? 0.01 : 1);
    if (index === 0) continue;
    yield gone(at, `the row of ${row.from}`);
    yield* beginnings(row, at);
  }
}
