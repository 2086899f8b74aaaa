import { answerThread } from '../answerThread';

answerThread(async (question: 'hang' | 'throw' | number) => {
  if (question === 'throw') throw new TypeError('no');
  if (question === 'hang') for (;;);
  return question;
});
