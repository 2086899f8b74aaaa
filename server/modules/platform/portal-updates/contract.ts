import updates from './updates.json' with { type: 'json' };

/** The newest news of the portal. A new version is shown to everybody once; wording may be corrected within one. */
export const currentUpdates = updates;

/** Body of POST /portalUpdates/seen. */
export interface SeenBody {
  version: string;
}

export const seenBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: { version: { type: 'string', const: currentUpdates.version } },
} as const;

/** The news, and whether this user has been shown them. */
export function updatesAnswer(isSeen: boolean) {
  const { version, publishedOn, title, items } = currentUpdates;
  return { Version: version, PublishedOn: publishedOn, Title: title, Items: items, Seen: isSeen };
}
