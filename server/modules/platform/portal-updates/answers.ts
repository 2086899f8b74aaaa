import type { PortalUpdates } from '../../../../contract/platform';
import updates from './updates.json' with { type: 'json' };

/** The newest news of the portal. A new version is shown to everybody once; wording may be corrected within one. */
export const currentUpdates = updates;

export function updatesAnswer(isSeen: boolean): PortalUpdates {
  const { version, publishedOn, title, items } = currentUpdates;
  return { Version: version, PublishedOn: publishedOn, Title: title, Items: items, Seen: isSeen };
}
