import { useState } from 'react';
import useSWR from 'swr';
import type { CommentPlace, Discussion } from '../../contract/comments';
import type { DiscussedKey } from '../../contract/versionKey';
import { api, read } from '../../../src/shared/api/api';
import { ApiError } from '../../../src/shared/api/ApiError';
import { useIntention } from '../../../src/shared/api/useIntention';
import { useNews } from '../useNews';

export interface Saying {
  readonly text: string;
  readonly place?: CommentPlace;
  readonly thread?: string;
}

const CALL = '/workbench/comment';
const quiet = { noLoading: true, ownErrors: true };

/** The comments on a draft or release, refreshed as others write; `write` and `resolve` return success. */
export function useDiscussion(about: DiscussedKey) {
  const { data, error, mutate } = useSWR<Discussion, unknown>(`${CALL}?about=${about}`, read);
  const [refusal, setRefusal] = useState<string>();
  useNews(about, () => mutate());
  // The idempotency key is the comment's id, so a retry makes no second comment.
  const writing = useIntention(({ text: Text, place: Place, thread: Thread }: Saying, Id) =>
    api.post<Discussion>(CALL, { Id, About: about, Text, Place, Thread }, quiet),
  );
  const done = async (call: () => Promise<{ data: Discussion } | undefined>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const answer = await call();
      if (answer) await mutate(answer.data, { revalidate: false });
      return answer !== undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure.message);
      return false;
    }
  };
  return {
    threads: data?.Threads,
    error,
    refusal,
    isWriting: writing.busy,
    write: (saying: Saying) => done(() => writing.run(saying)),
    resolve: (id: string, IsResolved: boolean) =>
      done(() => api.put<Discussion>(`${CALL}/${id}`, { IsResolved }, quiet)),
  };
}

export type Talk = ReturnType<typeof useDiscussion>;
