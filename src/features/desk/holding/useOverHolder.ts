import { useState } from 'react';
import type { Holder } from '../../../../contract/desk';

/** A question that is open until somebody answers it. */
interface Question {
  readonly answer: (yes: boolean) => void;
}

export type OverHolder = ReturnType<typeof useOverHolder>;

/** What is done to a request that a colleague has taken up is asked about once more, and says since when that is so. */
export function useOverHolder(heldBy: Holder | null) {
  const other = heldBy && !heldBy.IsMe ? heldBy : null;
  const [question, setQuestion] = useState<Question>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setQuestion(undefined);
        resolve(yes);
      };
      setQuestion({ answer });
    });
  /** What a call says of it; undefined where the person does not go on. */
  const agree = async (): Promise<{ over?: string } | undefined> => {
    if (!other) return {};
    return (await ask()) ? { over: other.Since } : undefined;
  };
  return { other, question, agree };
}
