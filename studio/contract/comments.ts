import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable, params, query } from '../../contract/schema';
import { instant, notBlank, uuid } from '../../contract/texts';
import { discussedKey } from './versionKey';
import { definitionFile } from './workbench';

export const commentQuery = query({ about: discussedKey });
export const commentParams = params({ id: uuid });

/** A place of a file, `Pointer` empty for all of it; it is not moved when the file changes. */
const place = closed({
  File: definitionFile,
  Pointer: Type.String({ maxLength: 500, pattern: '^(?:/|$)' }),
});
export type CommentPlace = Static<typeof place>;

/**
 * Body of POST /workbench/comment: a comment on a draft or release, on a place in it, or on a comment (`Thread`). A
 * repeated call with the same `Id` creates one comment.
 */
export const commentBody = closed({
  Id: uuid,
  About: discussedKey,
  Text: Type.String({ minLength: 1, maxLength: 2000, pattern: notBlank }),
  Place: Type.Optional(place),
  Thread: Type.Optional(uuid),
});
export type CommentBody = Static<typeof commentBody>;

/** Body of PUT /workbench/comment/:id: whether the thread is resolved. */
export const threadBody = closed({ IsResolved: Type.Boolean() });

const said = {
  Id: uuid,
  Text: Type.String(),
  Author: Type.String(),
  IsMine: Type.Boolean(),
  At: instant,
};

export const thread = closed({
  ...said,
  Place: nullable(place),
  ResolvedBy: nullable(Type.String()),
  /** Null while it is open. */
  ResolvedAt: nullable(instant),
  Replies: Type.Array(closed(said)),
});
export type Thread = Static<typeof thread>;

/** Answer of all comment calls: all threads of that draft or release, oldest first. */
export const discussion = closed({ Threads: Type.Array(thread) });
export type Discussion = Static<typeof discussion>;
