/** Many ask in the same moment, and anybody may: one answer a second serves them all. */
const KEPT_MS = 1000;

export function keepShortly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (!kept || performance.now() - kept.at > KEPT_MS) kept = { at: performance.now(), answer: ask() };
    return kept.answer;
  };
}
