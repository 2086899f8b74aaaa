import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Enrolment } from '../../../shared/auth/IdentityProvider';
import { secondFactor } from '../../../shared/auth/session';
import { paths } from '../../../shared/paths';
import { codeOf, factorProblem } from './factorProblem';

/** What stands on the page: 'unverified' is the e-mail, 'elsewhere' a factor added in another browser. */
type Stage = 'loading' | 'ready' | 'unverified' | 'elsewhere' | 'failed';

type Work = () => Promise<void>;

/** Adds an authenticator app: a key, then a code by it. What asks for the password goes on by itself after it. */
export function useEnrolment(issuer: string | undefined) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('loading');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** What waits for the password. */
  const [waiting, setWaiting] = useState<Work>();
  const begun = useRef(false);

  const begin = useCallback(async () => {
    const factor = await secondFactor();
    if (await factor.isEnrolled()) return setStage('elsewhere');
    setEnrolment(await factor.enrol(issuer ?? ''));
    setStage('ready');
  }, [issuer]);

  const attempt = useCallback(async (work: Work, lost: (failure: unknown) => void) => {
    setBusy(true);
    setError(undefined);
    await work().catch((failure: unknown) => {
      const again = () => attempt(work, lost);
      if (codeOf(failure) === 'auth/requires-recent-login') setWaiting(() => again);
      else lost(failure);
    });
    setBusy(false);
  }, []);

  const start = useCallback(
    () =>
      attempt(begin, (failure) => {
        setError(factorProblem(failure));
        setStage(codeOf(failure) === 'auth/unverified-email' ? 'unverified' : 'failed');
      }),
    [attempt, begin],
  );
  useEffect(() => {
    if (begun.current || issuer === undefined) return;
    begun.current = true;
    void start();
  }, [issuer, start]);

  const confirm = (code: string) =>
    attempt(
      async () => {
        await enrolment?.confirm(code);
        void navigate(paths.callback, { replace: true });
      },
      (failure) => {
        setError(factorProblem(failure));
        if (codeOf(failure) === 'auth/code-expired') void begin().catch(() => setStage('failed'));
      },
    );
  return {
    stage,
    enrolment,
    busy,
    error,
    isAskedForPassword: waiting !== undefined,
    start: () => void start(),
    confirm: (code: string) => void confirm(code),
    showPassword: async (password: string) => {
      await (await secondFactor()).showPassword(password);
      setWaiting(undefined);
      void waiting?.();
    },
    /** Nobody is enrolled without the password. */
    giveUp: () => {
      setWaiting(undefined);
      if (stage === 'loading') setStage('failed');
    },
  };
}
