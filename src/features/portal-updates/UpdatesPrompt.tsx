import { lazy } from 'react';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { markSeen, useUpdates } from './api';

const UpdatesDialog = lazy(async () => ({ default: (await import('./UpdatesDialog')).UpdatesDialog }));

/** Shows the portal's news once a version. */
export function UpdatesPrompt() {
  const { data: updates, error, mutate } = useUpdates();
  const isKnown = updates !== undefined || error !== undefined;
  const claim: Claim = !isKnown ? 'unknown' : updates?.Seen === false ? 'open' : 'none';
  if (!useTurn('updates', claim) || !updates) return null;
  const close = () => {
    const seen = { ...updates, Seen: true };
    // Not kept is shown again next time, which says enough.
    const kept = markSeen(updates.Version).then(
      () => seen,
      () => seen,
    );
    // What a page asks meanwhile, such as the help that a news leads to, would still be told that they are new.
    void mutate(kept, { optimisticData: seen, revalidate: false });
  };
  return <UpdatesDialog updates={updates} onClose={close} />;
}
