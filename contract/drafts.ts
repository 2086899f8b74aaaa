import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, json, params } from './schema';
import { instant, uuid } from './texts';

const object = Type.Unsafe<Record<string, unknown>>({ type: 'object' });

/** The wizard's name in the path. */
export const draftParams = params({ product: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) });

/** Body of PUT /draft/{product}: what the engine needs to resume the wizard. */
export const draftBody = closed({
  definition: Type.String({ minLength: 1, maxLength: 128 }),
  answers: object,
  steps: object,
  /** Who gave the answers, in which order, and which rules wrote. */
  provenance: Type.Optional(object),
  /** The draft that is written on; without it one is begun, or the one there is goes on. */
  id: Type.Optional(uuid),
  // A draft may be sent back as it was read; the server sets its own time.
  updatedAt: Type.Optional(Type.String()),
});
export type DraftBody = Static<typeof draftBody>;

/** An unfinished wizard in the list: without its answers. */
export const draftEntry = closed({
  /** Folder name of the wizard's definition. */
  product: Type.String(),
  definition: Type.String(),
  updatedAt: instant,
});
export type DraftEntry = Static<typeof draftEntry>;

/** The draft as the portal stores it too. */
export const keptDraft = closed({
  id: Type.String(),
  definition: Type.String(),
  answers: json<Record<string, unknown>>('answers by the paths of the definition'),
  steps: json<Record<string, unknown>>('what became of each step'),
  provenance: Type.Optional(json<Record<string, unknown>>('who gave the answers, and which rules wrote')),
  updatedAt: instant,
});
export type KeptDraft = Static<typeof keptDraft>;

/** What keeping one is answered with. */
export const draftMark = closed({ id: Type.String(), updatedAt: instant });
export type DraftMark = Static<typeof draftMark>;
