/** The channel on which every process hears what the connected are to be told, or that they are no longer let in. */
export const CHANNEL = 'notifications';

/**
 * What goes over the channel: ids alone, since its payloads end at 8000 bytes and it is no store. There is news for
 * a user, a user has read what there was, a user's sessions were ended, a quote has changed: for all who see it, or in what the desk alone sees, or analysts' work
 * has: the list of releases, or a version by its key.
 */
export type Announcement =
  | { kind: 'news'; id: string; uid: string }
  | { kind: 'read' | 'ended'; uid: string }
  | { kind: 'quote' | 'desk'; id: string }
  | { kind: 'studio'; id: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Of what analysts work on: as addresses under /produtos name it. */
const SUBJECT = /^[a-z0-9-]+$/;

/** Reads what was heard; undefined when somebody else speaks on the channel. */
export function announcementOf(payload: string): Announcement | undefined {
  const [kind, first, second] = payload.split(' ', 3);
  if ((kind === 'read' || kind === 'ended') && first) return { kind, uid: first };
  if (kind === 'studio' && first && SUBJECT.test(first)) return { kind, id: first };
  if (!first || !UUID.test(first)) return undefined;
  if (kind === 'quote' || kind === 'desk') return { kind, id: first };
  return kind === 'news' && second ? { kind, id: first, uid: second } : undefined;
}

export function announcementText(announcement: Announcement): string {
  const { kind } = announcement;
  if (!('uid' in announcement)) return `${kind} ${announcement.id}`;
  return kind === 'news' ? `${kind} ${announcement.id} ${announcement.uid}` : `${kind} ${announcement.uid}`;
}

/** Says at the end, where a process of the version before reads over it, for which request it is announced. */
export const withTrace = (text: string, trace: string | undefined): string =>
  trace === undefined ? text : `${text} trace=${trace}`;

/** The request that something is announced for, if it was one. */
export const traceIn = (payload: string): string | undefined => / trace=([\w-]+)$/.exec(payload)?.[1];
