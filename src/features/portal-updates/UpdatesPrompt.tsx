import { lazy } from 'react';
import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { markSeen, useUpdates } from './api';

const UpdatesDialog = lazy(async () => ({ default: (await import('./UpdatesDialog')).UpdatesDialog }));

export function UpdatesPrompt() {
  const { data: updates, error, mutate } = useUpdates();
  const isKnown = updates !== undefined || error !== undefined;
  const claim: Claim = !isKnown ? 'unknown' : updates?.Seen === false ? 'open' : 'none';
  if (!useTurn('updates', claim) || !updates) return null;
  const close = () => {
    const seen = { ...updates, Seen: true };
    // A failed save merely shows the news again.
    const kept = markSeen(updates.Version).then(
      () => seen,
      () => seen,
    );
    // Optimistic: pages opened meanwhile would still see the news as unread.
    void mutate(kept, { optimisticData: seen, revalidate: false });
  };
  return <UpdatesDialog updates={updates} onClose={close} />;
}
