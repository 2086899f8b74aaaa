import { useMemo, useState } from 'react';
import {
  type Answers,
  priceChange,
  type PricedChange,
  type Tried,
  tryChange,
  type Unread,
} from '../../../../engine/index';
import type { OpenedTrial } from './useTrial';

type UnreadTexts = Readonly<Record<string, Unread | undefined>>;

export interface Moves {
  /** By path; a field that was emptied stands as undefined. */
  readonly wanted: Answers;
  readonly tried: Tried;
  readonly priced?: PricedChange | undefined;
  /** Only of blurred fields. */
  readonly unread: UnreadTexts;
  readonly move: (path: string, value: unknown, unread?: Unread) => void;
  /** Fields lost focus: shows what cannot be read there. True where all can be read. */
  readonly leave: (paths?: readonly string[]) => boolean;
  readonly moveBack: () => void;
}

interface Typed {
  readonly wanted: Answers;
  readonly texts: UnreadTexts;
  readonly left: readonly string[];
}

const NOTHING: Typed = { wanted: {}, texts: {}, left: [] };

/** Recomputed on every key: it takes only a few milliseconds. */
export function useMoves({ trial, Rating, Ledger }: OpenedTrial): Moves {
  const [{ wanted, texts, left }, set] = useState<Typed>(NOTHING);
  const unread = Object.fromEntries(left.map((path) => [path, texts[path]]));
  const isUnread = Object.values(unread).some(Boolean);
  const tried = useMemo(() => tryChange(trial, wanted), [trial, wanted]);
  const priced = useMemo(() => {
    const { session, issues } = tried;
    const isWrong = isUnread || issues.some(({ level }) => level === 'error');
    return session && !isWrong ? priceChange(Rating, session, Ledger) : undefined;
  }, [tried, isUnread, Rating, Ledger]);
  const move = (path: string, value: unknown, text?: Unread) =>
    set((now) => ({
      wanted: { ...now.wanted, [path]: value },
      texts: { ...now.texts, [path]: text },
      left: now.left.filter((one) => one !== path),
    }));
  const leave = (paths: readonly string[] = Object.keys(texts)) => {
    set((now) => ({ ...now, left: [...new Set([...now.left, ...paths])] }));
    return !paths.some((path) => texts[path]);
  };
  return { wanted, unread, tried, priced, move, leave, moveBack: () => set(NOTHING) };
}
