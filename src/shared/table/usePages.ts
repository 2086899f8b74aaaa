import { useState } from 'react';
import { today } from '../config/serverClock';
import { periodProblem } from './period';
import type { List } from './useList';
import { useRested } from './useRested';

/** Cursor of a page, given by the page before; valid for one filter only. */
interface Step {
  readonly filter: string;
  readonly page: number;
  readonly after: string;
}

interface Answer {
  readonly data: { readonly Total: number; readonly Next?: string | null } | undefined;
}

/**
 * What a list asks for: its page by the cursor of the page before or by its number, and nothing while the period
 * of `de` and `ate` is invalid, which leaves what is on screen.
 */
export function usePages<Listed extends List<never>, Filter extends object>(
  list: Listed,
  filterOf: (list: Listed, text: string) => Filter,
) {
  const [step, setStep] = useState<Step>();
  const filter = filterOf(list, useRested(list.text));
  const key = JSON.stringify(filter);
  const { page } = list;
  const problem = periodProblemOf(list);
  const after = step?.filter === key && step.page === page ? { After: step.after } : {};
  const turnFrom = (next: string | null | undefined) => (to: number, isGone?: boolean) => {
    setStep(next && to === page + 1 ? { filter: key, page: to, after: next } : undefined);
    turnTo(list, to, isGone);
  };
  return {
    filter,
    problem,
    search: problem ? undefined : { ...filter, Page: page, ...after },
    /** What `ListResults` shows of the answer. */
    found: <Found extends Answer>(answer: Found) => ({
      ...answer,
      problem,
      onPage: turnFrom(answer.data?.Next),
    }),
  };
}

export function turnTo(list: Pick<List<never>, 'turnTo'>, page: number, isGone?: boolean) {
  list.turnTo(page, isGone);
  if (!isGone) document.getElementById('conteudo')?.scrollIntoView();
}

export function periodProblemOf({ filters }: { readonly filters: object }): string | undefined {
  const { de, ate } = filters as { readonly de?: string; readonly ate?: string };
  return periodProblem({ from: de, to: ate }, today());
}
