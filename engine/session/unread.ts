import type { Session, Unread } from '../model/Session';

type UnreadTexts = ReadonlyMap<number, Unread>;

export const NOTHING_UNREAD: UnreadTexts = new Map();

export function withUnread(session: Session, index: number, unread: Unread | undefined): Session {
  const known = session.unread.get(index);
  if (known?.text === unread?.text && known?.code === unread?.code) return session;
  const texts = new Map(session.unread);
  if (unread) texts.set(index, unread);
  else texts.delete(index);
  return { ...session, unread: texts };
}

function isSearched({ definition }: Session, index: number): boolean {
  return definition.lookups.some(({ rule, fields }) => rule.search && fields.includes(index));
}

/** An unread text is dropped where a rule or a look-up has answered meanwhile, or where the field cannot be typed in. */
export function withoutAnswered(session: Session): Session {
  if (session.unread.size === 0) return session;
  let kept = session;
  for (const index of session.unread.keys()) {
    const { enabled, lockedBy } = session.states.at(index);
    const isOpen = (enabled && !lockedBy) || isSearched(session, index);
    if (!isOpen || session.values.at(index) !== undefined) kept = withUnread(kept, index, undefined);
  }
  return kept;
}
