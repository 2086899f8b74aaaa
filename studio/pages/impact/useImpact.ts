import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImpactAnswer, Replayable, ReplayAnswer } from '../../contract/impact';
import { NOBODY, summed, type Totals } from '../../impact/replay/totals';
import { read } from '../../../src/shared/api/api';

export interface Replays {
  readonly total: number;
  readonly totals: Totals;
  readonly isOver: boolean;
}

export interface Impact {
  readonly answer?: ImpactAnswer;
  readonly requests?: Replays;
  readonly drafts?: Replays;
  readonly isRunning: boolean;
  readonly error?: unknown;
  run(): void;
  stop(): void;
}

type Found = Omit<Impact, 'isRunning' | 'run' | 'stop'>;

async function replayAll(
  address: string,
  product: string,
  of: Replayable,
  isStopped: () => boolean,
  tell: (replays: Replays) => void,
): Promise<void> {
  let totals = NOBODY;
  for (let skip: number | null = 0; skip !== null && !isStopped();) {
    const query: string = new URLSearchParams({ product, of, skip: String(skip) }).toString();
    const answer: ReplayAnswer = await read<ReplayAnswer>(`${address}/impact/replay?${query}`);
    totals = summed(totals, answer.Totals);
    skip = answer.Next;
    if (!isStopped()) tell({ total: answer.Total, totals, isOver: skip === null });
  }
}

export function useImpact(address: string, product: string, onRead?: () => void): Impact {
  const [found, setFound] = useState<Found>({});
  const [isRunning, setRunning] = useState(false);
  const turn = useRef(0);
  const stop = useCallback(() => {
    turn.current += 1;
    setRunning(false);
  }, []);
  useEffect(() => stop, [stop]);
  const run = async () => {
    const mine = ++turn.current;
    const isStopped = () => turn.current !== mine;
    const tell = (more: Found) => {
      if (!isStopped()) setFound((before) => ({ ...before, ...more }));
    };
    setRunning(true);
    setFound({});
    try {
      const query = new URLSearchParams({ product }).toString();
      const answer = await read<ImpactAnswer>(`${address}/impact?${query}`);
      tell({ answer });
      onRead?.();
      if (answer.Impact?.cases) {
        await replayAll(address, product, 'requests', isStopped, (requests) => tell({ requests }));
        await replayAll(address, product, 'drafts', isStopped, (drafts) => tell({ drafts }));
      }
    } catch (error) {
      tell({ error });
    }
    if (!isStopped()) setRunning(false);
  };
  return { ...found, isRunning, run: () => void run(), stop };
}
