import { useEffect, useRef, useState } from 'react';

export interface Latest<Answer> {
  readonly answer?: Answer | undefined;
  readonly error?: unknown;
  readonly isAsking: boolean;
}

const PAUSE_MS = 400;

/** Asks shortly after each change, at once the first time; the last answer stays until the next arrives. */
export function useLatest<Answer>(
  question: string,
  ask: (question: string) => Promise<Answer>,
): Latest<Answer> {
  const [found, setFound] = useState<{ answer?: Answer | undefined; error?: unknown; of?: string }>({});
  const turn = useRef(0);
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  useEffect(() => {
    const mine = ++turn.current;
    const look = async () => {
      try {
        const answer = await asks.current(question);
        if (mine === turn.current) setFound({ answer, of: question });
      } catch (error) {
        if (mine === turn.current) setFound(({ answer }) => ({ answer, error, of: question }));
      }
    };
    const timer = setTimeout(() => void look(), mine === 1 ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      turn.current += 1;
    };
  }, [question]);
  return { answer: found.answer, error: found.error, isAsking: found.of !== question };
}
