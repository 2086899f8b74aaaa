import { useEffect, useState } from 'react';
import { caseSteps, type CasesReport } from '../../cases/runCases';
import type { AnalysedProduct } from '../useProduct';

export interface TimedReport extends CasesReport {
  readonly milliseconds: number;
}

/** Lets the page draw first: many cases take a moment. */
const PAUSE = 300;
/** After so many milliseconds the page has its turn. */
const TURN = 4;

/** Undefined once `isGone`. */
async function runAll(
  { definition, book }: AnalysedProduct,
  isGone: () => boolean,
): Promise<TimedReport | undefined> {
  const stage = { definition, rating: book.rating, constants: book.constants };
  const steps = caseSteps(stage, new Map(Object.entries(book.files)));
  let milliseconds = 0;
  while (!isGone()) {
    const began = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - began < TURN) step = steps.next();
    milliseconds += performance.now() - began;
    if (step.done) return { ...step.value, milliseconds: Math.round(milliseconds) };
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

/** Runs the product's cases in the page, anew after every saved change; undefined while they run. */
export function useCasesReport(product: AnalysedProduct) {
  const [done, setDone] = useState<{ of: AnalysedProduct; turn: number; report: TimedReport }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(
      () =>
        void runAll(product, () => isGone).then((report) => report && setDone({ of: product, turn, report })),
      PAUSE,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [product, turn]);
  const isCurrent = done?.of === product && done.turn === turn;
  return { report: isCurrent ? done.report : undefined, again: () => setTurn((count) => count + 1) };
}
