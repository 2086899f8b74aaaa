import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, params, query } from '../../contract/schema';
import { instant, notBlank, uuid } from '../../contract/texts';
import { discussedKey } from './versionKey';
import { definitionFile } from './workbench';

export const commentQuery = query({ about: discussedKey });
export const commentParams = params({ id: uuid });

/** A place of a file, `Pointer` empty for all of it; it stays as it was written when the file changes under it. */
const place = closed({
  File: definitionFile,
  Pointer: Type.String({ maxLength: 500, pattern: '^(?:/|$)' }),
});
export type CommentPlace = Static<typeof place>;

/**
 * Body of POST /workbench/comment: what somebody says of a draft or a release, of a place in it, or on what was said
 * (`Thread`). Its own `Id` makes one comment of a call that is sent twice.
 */
export const commentBody = closed({
  Id: uuid,
  About: discussedKey,
  Text: Type.String({ minLength: 1, maxLength: 2000, pattern: notBlank }),
  Place: Type.Optional(place),
  Thread: Type.Optional(uuid),
});
export type CommentBody = Static<typeof commentBody>;

/** Body of PUT /workbench/comment/:id: whether what was said is dealt with. */
export const threadBody = closed({ IsResolved: Type.Boolean() });

const said = {
  Id: uuid,
  Text: Type.String(),
  Author: Type.String(),
  IsMine: Type.Boolean(),
  At: instant,
};

/** What was said first, and what was answered to it, the oldest first. */
export const thread = closed({
  ...said,
  Place: nullable(place),
  ResolvedBy: nullable(Type.String()),
  /** Null while it is open. */
  ResolvedAt: nullable(instant),
  Replies: Type.Array(closed(said)),
});
export type Thread = Static<typeof thread>;

/** Answer of each call of comments: all of that draft or release, the oldest first. */
export const discussion = closed({ Threads: Type.Array(thread) });
export type Discussion = Static<typeof discussion>;
