import { useEffect, useState } from 'react';
import { runCases, type CasesReport } from '../../cases/runCases';
import type { AnalysedProduct } from '../useProduct';

export interface TimedReport extends CasesReport {
  readonly milliseconds: number;
}

/** Lets the page draw first: many cases take a moment. */
const PAUSE = 300;

function runAll({ definition, book }: AnalysedProduct): TimedReport {
  const began = performance.now();
  const stage = { definition, rating: book.rating, constants: book.constants };
  const report = runCases(stage, new Map(Object.entries(book.files)));
  return { ...report, milliseconds: Math.round(performance.now() - began) };
}

/** Runs the product's cases in the page, anew after every saved change; undefined while they run. */
export function useCasesReport(product: AnalysedProduct) {
  const [done, setDone] = useState<{ of: AnalysedProduct; turn: number; report: TimedReport }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setDone({ of: product, turn, report: runAll(product) }), PAUSE);
    return () => clearTimeout(timer);
  }, [product, turn]);
  const isCurrent = done?.of === product && done.turn === turn;
  return { report: isCurrent ? done.report : undefined, again: () => setTurn((count) => count + 1) };
}
