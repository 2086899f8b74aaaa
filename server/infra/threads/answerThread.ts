import { parentPort } from 'node:worker_threads';

export type Told<Answer> =
  { readonly ready: true } | { readonly answer: Answer } | { readonly failed: unknown };

export function answerThread<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const tell = (told: Told<Answer>) => parentPort?.postMessage(told);
  parentPort?.on('message', (question: Question) => {
    answer(question).then(
      (found) => tell({ answer: found }),
      (failed: unknown) => tell({ failed }),
    );
  });
  tell({ ready: true });
}
