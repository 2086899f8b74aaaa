import { useState } from 'react';

/** Cursor of a page, given by the page before; valid for one filter only. */
interface Step {
  readonly filter: string;
  readonly page: number;
  readonly after: string;
}

interface Paged {
  readonly page: number;
  readonly turnTo: (page: number, isGone?: boolean) => void;
}

/** The page's query: the cursor of the page before, or its number; undefined while there is a problem. */
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
    /** `next`: end cursor of the page on screen. */
    turnFrom: (next: string | null | undefined) => (to: number, isGone?: boolean) => {
      setStep(next && to === page + 1 ? { filter: key, page: to, after: next } : undefined);
      turnTo(to, isGone);
      if (!isGone) document.getElementById('conteudo')?.scrollIntoView();
    },
  };
}
