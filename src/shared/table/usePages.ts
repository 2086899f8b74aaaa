import { useState } from 'react';

/** Where a page begins, as the page before it said; of another filter it says nothing. */
interface Step {
  readonly filter: string;
  readonly page: number;
  readonly after: string;
}

interface Paged {
  /** 1 is the first. */
  readonly page: number;
  readonly turnTo: (page: number, isGone?: boolean) => void;
}

/** What the page of a list is asked for by: where the page before ended, or its number; nothing while there is a problem. */
export function usePages<Filter extends object>(
  { page, turnTo }: Paged,
  filter: Filter,
  problem: string | undefined,
) {
  const [step, setStep] = useState<Step>();
  const key = JSON.stringify(filter);
  const after = step?.filter === key && step.page === page ? { After: step.after } : {};
  return {
    search: problem ? undefined : { ...filter, Page: page, ...after },
    /** Turns to a page; `next` is where the one on screen says that it ends. */
    turnFrom: (next: string | null | undefined) => (to: number, isGone?: boolean) => {
      setStep(next && to === page + 1 ? { filter: key, page: to, after: next } : undefined);
      turnTo(to, isGone);
      if (!isGone) document.getElementById('conteudo')?.scrollIntoView();
    },
  };
}
