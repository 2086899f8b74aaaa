import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Enrolment } from '../../../shared/auth/IdentityProvider';
import { secondFactor } from '../../../shared/auth/session';
import { paths } from '../../../shared/paths';
import { codeOf, factorProblem } from './factorProblem';

/** What stands on the page: 'unverified' is the e-mail, 'elsewhere' a factor added in another browser. */
type Stage = 'loading' | 'ready' | 'unverified' | 'elsewhere' | 'failed';

/** Something done with the provider, and what becomes of the page if it fails. */
interface Task {
  readonly work: () => Promise<void>;
  readonly lost: (failure: unknown) => void;
}

/** Adds an authenticator app: a key, then a code by it. What asks for the password goes on by itself after it. */
export function useEnrolment(issuer: string | undefined) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('loading');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** What waits for the password. */
  const [waiting, setWaiting] = useState<Task>();
  const begun = useRef(false);

  const attempt = async (task: Task) => {
    setBusy(true);
    setError(undefined);
    await task.work().catch((failure: unknown) => {
      if (codeOf(failure) === 'auth/requires-recent-login') setWaiting(task);
      else task.lost(failure);
    });
    setBusy(false);
  };
  const begin = async () => {
    const factor = await secondFactor();
    if (await factor.isEnrolled()) return setStage('elsewhere');
    setEnrolment(await factor.enrol(issuer ?? ''));
    setStage('ready');
  };
  const start = () =>
    void attempt({
      work: begin,
      lost: (failure) => {
        setError(factorProblem(failure));
        setStage(codeOf(failure) === 'auth/unverified-email' ? 'unverified' : 'failed');
      },
    });
  const startOnce = useEffectEvent(start);
  useEffect(() => {
    if (begun.current || issuer === undefined) return;
    begun.current = true;
    startOnce();
  }, [issuer]);

  const confirm = (code: string) =>
    void attempt({
      work: async () => {
        await enrolment?.confirm(code);
        void navigate(paths.callback, { replace: true });
      },
      lost: (failure) => {
        setError(factorProblem(failure));
        if (codeOf(failure) === 'auth/code-expired') void begin().catch(() => setStage('failed'));
      },
    });
  return {
    stage,
    enrolment,
    busy,
    error,
    isAskedForPassword: waiting !== undefined,
    start,
    confirm,
    showPassword: async (password: string) => {
      await (await secondFactor()).showPassword(password);
      setWaiting(undefined);
      if (waiting) void attempt(waiting);
    },
    /** Nobody is enrolled without the password. */
    giveUp: () => {
      setWaiting(undefined);
      if (stage === 'loading') setStage('failed');
    },
  };
}
