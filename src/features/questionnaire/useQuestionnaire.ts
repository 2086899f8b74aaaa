import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAsked, questionOf, type Session, writeQuestionnaire } from '../../../engine/index';
import { ApiError } from '../../shared/api/ApiError';
import { portalHost } from '../../shared/products/portalHost';
import { sendQuestionnaire } from './api';

/** Limit for the source: the registered request must not wait for a side question. */
const SOURCE_MS = 10_000;
/** Specification 2 §4.4: the step after an answer, or a failure, comes a second later. */
const STEP_DELAY_MS = 1_000;
/** How long thanks stay before processing starts by itself; the specification looks every 5 seconds. */
const THANKS_MS = 5_000;

export type Phase =
  | { readonly name: 'checking' | 'question' | 'sending' | 'leaving' }
  | { readonly name: 'thanks'; readonly text: string }
  | { readonly name: 'failed'; readonly title: string };

async function wantsQuestion(session: Session): Promise<boolean> {
  const question = questionOf(session);
  if (!question) return false;
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('late')), SOURCE_MS);
  });
  // A source that fails or is late means no questionnaire.
  const asked = Promise.race([portalHost.lookup(question.source, question.request), late]);
  return asked.then((answer) => isAsked(session, answer)).catch(() => false);
}

/** Specification 2 §4.4: what the response says is the title of its failure. */
function titleOf(error: unknown): string {
  return error instanceof ApiError ? (error.title ?? error.message) : 'Algo deu errado.';
}

export function useQuestionnaire(session: Session, identifier: string, onDone: () => void) {
  const { questionnaire } = session.definition.source;
  const [phase, setPhase] = useState<Phase>({ name: 'checking' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef(false);
  const answered = useRef(false);
  const done = useEffectEvent(onDone);

  const later = (milliseconds: number, step: () => void) => {
    clearTimeout(timer.current);
    if (!gone.current) timer.current = setTimeout(step, milliseconds);
  };

  useEffect(() => {
    gone.current = false;
    let wanted = true;
    void wantsQuestion(session).then((asks) => {
      if (!wanted) return;
      if (asks) setPhase({ name: 'question' });
      else done();
    });
    return () => {
      wanted = false;
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, [session]);

  const thank = (answer: boolean | null) => {
    if (answer === null || !questionnaire) return onDone();
    setPhase({ name: 'thanks', text: answer ? questionnaire.thanks.yes : questionnaire.thanks.no });
    later(THANKS_MS, onDone);
  };

  const answer = async (given: boolean | null) => {
    // Time may run out in the moment of a click: the first answer counts.
    if (answered.current || !questionnaire) return;
    answered.current = true;
    setPhase({ name: 'sending' });
    try {
      const payload = writeQuestionnaire(session, { identifier, answer: given });
      await sendQuestionnaire(questionnaire.operation, identifier, payload);
      later(STEP_DELAY_MS, () => thank(given));
    } catch (error) {
      setPhase({ name: 'failed', title: titleOf(error) });
    }
  };

  const leave = () => {
    setPhase({ name: 'leaving' });
    later(STEP_DELAY_MS, onDone);
  };

  const goOn = () => {
    clearTimeout(timer.current);
    onDone();
  };

  return { phase, answer, leave, goOn };
}
