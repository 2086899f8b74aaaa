import { lazy } from 'react';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { useUser } from '../../shared/user/useUser';
import { useHasAccepted } from './useHasAccepted';

const OpenTerms = lazy(async () => ({ default: (await import('./OpenTerms')).OpenTerms }));

/** Runs the last-accepted-version check as the layout loads, and asks who has not accepted it (specification 1 §4). */
export function TermsPrompt() {
  const { accepted, error } = useHasAccepted();
  const { user } = useUser();
  const isKnown = user && (accepted !== undefined || error);
  const claim: Claim = !isKnown ? 'unknown' : accepted === false ? 'open' : 'none';
  return useTurn('terms', claim) && user ? <OpenTerms isNewUser={user.newUser} /> : null;
}
