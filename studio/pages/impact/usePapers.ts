import { useEffect, useState } from 'react';
import type { PapersAnswer } from '../../contract/papers';
import { read } from '../../../src/shared/api/api';

interface Papers {
  readonly at: number;
  readonly answer?: PapersAnswer;
  readonly isBusy: boolean;
  readonly isBroken: boolean;
  choose(at: number): void;
}

type Found = { readonly at: number; readonly answer?: PapersAnswer };

/** The documents that are printed otherwise, and the one chosen; the last answer stays until the next is there. */
export function usePapers(address: string, product: string): Papers {
  const [at, choose] = useState(0);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: Found) => {
      if (isCurrent) setFound((last) => ({ ...next, answer: next.answer ?? last?.answer }));
    };
    const query = new URLSearchParams({ product, at: String(at) }).toString();
    read<PapersAnswer>(`${address}/impact/papers?${query}`).then(
      (answer) => tell({ at, answer }),
      () => tell({ at: -1 - at }),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, product, at]);
  const isOver = found !== undefined && (found.at === at || found.at === -1 - at);
  return { at, answer: found?.answer, isBusy: !isOver, isBroken: found?.at === -1 - at, choose };
}
