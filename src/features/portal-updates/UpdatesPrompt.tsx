import { useTurn, type Claim } from '../../shared/prompts/promptQueue';
import { markSeen, useUpdates } from './api';
import { UpdatesDialog } from './UpdatesDialog';

/** Shows the portal's news once a version. */
export function UpdatesPrompt() {
  const { data: updates, error, mutate } = useUpdates();
  const isKnown = updates !== undefined || error !== undefined;
  const claim: Claim = !isKnown ? 'unknown' : updates?.Seen === false ? 'open' : 'none';
  if (!useTurn('updates', claim) || !updates) return null;
  const close = () => {
    void mutate({ ...updates, Seen: true }, { revalidate: false });
    // Not kept is shown again next time, which says enough.
    markSeen(updates.Version).catch(() => undefined);
  };
  return <UpdatesDialog updates={updates} onClose={close} />;
}
