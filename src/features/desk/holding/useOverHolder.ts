import { useState } from 'react';
import type { Holder } from '../../../../contract/desk';

interface Question {
  readonly answer: (yes: boolean) => void;
}

export type OverHolder = ReturnType<typeof useOverHolder>;

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
  /** The call's parameters; undefined where the user cancels. */
  const agree = async (): Promise<{ over?: string } | undefined> => {
    if (!other) return {};
    return (await ask()) ? { over: other.Since } : undefined;
  };
  return { other, question, agree };
}
