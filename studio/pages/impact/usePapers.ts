import { useEffect, useState } from 'react';
import type { PapersAnswer } from '../../contract/papers';
import { read } from '../../../src/shared/api/api';

interface Found {
  readonly at: number;
  /** None where the call failed. */
  readonly answer: PapersAnswer | null;
}

/** The documents that are printed otherwise, and the one chosen; the last one stays until the next is there. */
export function usePapers(address: string, product: string) {
  const [at, choose] = useState(0);
  const [found, setFound] = useState<Found>();
  const [last, setLast] = useState<PapersAnswer>();
  useEffect(() => {
    let isCurrent = true;
    const tell = (answer: PapersAnswer | null) => {
      if (!isCurrent) return;
      setFound({ at, answer });
      if (answer) setLast(answer);
    };
    const query = new URLSearchParams({ product, at: String(at) }).toString();
    read<PapersAnswer>(`${address}/impact/papers?${query}`).then(tell, () => tell(null));
    return () => {
      isCurrent = false;
    };
  }, [address, product, at]);
  const isBusy = found?.at !== at;
  return { at, answer: last, isBusy, isBroken: !isBusy && found.answer === null, choose };
}
