export const CHANNEL = 'notifications';

/**
 * Carries ids alone, since a payload of the channel ends at 8000 bytes. A changed quote is for all who see it, or
 * for the desk alone; analysts' work is the list of releases, or a version by its key.
 */
export type Announcement =
  | { kind: 'news'; id: string; uid: string }
  | { kind: 'read' | 'ended'; uid: string }
  | { kind: 'quote' | 'desk'; id: string }
  | { kind: 'studio'; id: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
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

/** Appended at the end, where a process of the previous version ignores it. */
export const withTrace = (text: string, trace: string | undefined): string =>
  trace === undefined ? text : `${text} trace=${trace}`;

export const traceIn = (payload: string): string | undefined => / trace=([\w-]+)$/.exec(payload)?.[1];
