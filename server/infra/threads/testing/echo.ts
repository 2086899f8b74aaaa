import { answerThread } from '../answerThread';

/** Answers at once, never, or by throwing. */
answerThread(async (question: 'hang' | 'throw' | number) => {
  if (question === 'throw') throw new TypeError('no');
  if (question === 'hang') for (;;);
  return question;
});
