import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { signIn, signInWith } from '../../shared/auth/session';
import { getResetStatus } from './api';
import { isAskedForCode, signInProblem, type SignInProblem } from './signInProblem';
import type { Credentials } from './validateLogin';

/**
 * Sign-in of specification 1 §4: first the reset status, then the identity provider, then /callback. A pending
 * reset is explained, but can be skipped, since anybody can request one.
 */
export function useSignIn() {
  const navigate = useNavigate();
  const refused = (useLocation().state as { problem?: SignInProblem } | null)?.problem;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(refused);
  const [lastEmail, setLastEmail] = useState('');
  const [pending, setPending] = useState<Credentials | null>(null);
  /** The refusal of a sign-in that goes on by a code. */
  const [asked, setAsked] = useState<unknown>();
  const latest = useRef(0);
  useEffect(() => {
    // Said once: the history would keep it over reloads.
    if (refused) void navigate(paths.login, { replace: true, state: null });
  }, [refused, navigate]);

  /** Only the latest attempt counts: a closed window is noticed seconds later. */
  const attempt = async (work: () => Promise<boolean>) => {
    latest.current += 1;
    const mine = latest.current;
    setProblem(undefined);
    const settle = (found?: SignInProblem) => {
      if (mine !== latest.current) return;
      setProblem(found);
      setBusy(false);
    };
    try {
      if (await work()) void navigate(paths.callback, { replace: true });
      else settle();
    } catch (error) {
      if (isAskedForCode(error) && mine === latest.current) setAsked(error);
      settle(signInProblem(error));
    }
  };
  const enterBy = async ({ email, password }: Credentials) => {
    await signIn(email, password);
    return true;
  };
  const checkFirst = async (credentials: Credentials) => {
    if (!(await getResetStatus(credentials.email))) return enterBy(credentials);
    setPending(credentials);
    return false;
  };
  const withCredentials = (work: () => Promise<boolean>) => {
    setBusy(true);
    void attempt(work);
  };
  const enterWith = async (network: string) => {
    await signInWith(network);
    return true;
  };
  return {
    busy,
    problem,
    pending,
    asked,
    /** Undefined when the person gave up. */
    endAsking: (found?: SignInProblem) => {
      setAsked(undefined);
      setProblem(found);
    },
    /** Last attempted e-mail, to prefill the password recovery. */
    email: lastEmail,
    withPassword: (credentials: Credentials) => {
      setLastEmail(credentials.email);
      withCredentials(() => checkFirst(credentials));
    },
    withNetwork: (network: string) => void attempt(() => enterWith(network)),
    dismiss: () => setPending(null),
    insist: () => {
      setPending(null);
      if (pending) withCredentials(() => enterBy(pending));
    },
  };
}
