import { baseProduct } from '../../check/testing/baseProduct';
import { runCases } from '../runCases';
import type { Case } from '../types';
import { stageOf } from './stageOf';

export type Told = Omit<Case, 'id' | 'description'>;

export const demo = stageOf(new Map(Object.entries(baseProduct)), 'demo');

export function reportOf(...cases: readonly Told[]) {
  const named = cases.map((it, index) => ({ id: `case-${index}`, description: 'A case.', ...it }));
  return runCases(
    demo,
    new Map([['demo/cases/x.cases.json', { given: { some: { 'details.kind': 'PJ' } }, cases: named }]]),
  );
}

/** The start is today, 90 days later the end; the amount is typed. */
export const events = [
  { edit: 'terms.days', value: 90 },
  { edit: 'terms.amount', value: 1000 },
  { leave: 'terms.amount' },
];
