import { createContext, use } from 'react';
import type { Thread } from '../../contract/comments';

/** How many open comments there are at a place of the file in sight, and below it. */
export const CommentsContext = createContext<(pointer: string) => number>(() => 0);

export const useCommentsAt = (pointer: string): number => use(CommentsContext)(pointer);

export const commentsIn =
  (threads: readonly Thread[] = [], file: string) =>
  (pointer: string): number =>
    threads.filter(
      ({ Place, ResolvedAt }) =>
        ResolvedAt === null &&
        Place?.File === file &&
        (Place.Pointer === pointer || Place.Pointer.startsWith(`${pointer}/`)),
    ).length;
