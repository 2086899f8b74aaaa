import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Draft, StepNews } from '../engine/index';
import { anyObject, closed, json, nullable, params, query } from './schema';
import { anyName, instant, uuid } from './texts';

/** Who gave the answers. It names questions that were answered, of which the engine keeps none that is longer. */
const provenance = Type.Unsafe<NonNullable<Draft['provenance']>>({
  type: 'object',
  additionalProperties: true,
  properties: {
    heard: { type: 'object', maxProperties: 100, additionalProperties: { type: 'string', maxLength: 1000 } },
  },
});

/** What has changed since a draft was begun and its person has not closed: its texts are all that is left of some answers. */
export interface ToldOfDraft {
  readonly steps: readonly StepNews[];
  readonly isSummaryClosed: boolean;
}

const MOST_STEPS = 100;
const told = Type.Unsafe<ToldOfDraft>({
  type: 'object',
  required: ['steps', 'isSummaryClosed'],
  additionalProperties: false,
  properties: {
    steps: {
      type: 'array',
      maxItems: MOST_STEPS,
      items: { type: 'object', required: ['step'], properties: { step: { type: 'string', maxLength: 128 } } },
    },
    isSummaryClosed: { type: 'boolean' },
  },
});

/** Folder name of a wizard's definition. */
export const wizardName = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** The wizard's name in the path, and which of its drafts. */
export const draftParams = params({ product: wizardName, key: uuid });

/** Query of GET /draft: all drafts, or those of one wizard. */
export const draftsQuery = query({ product: Type.Optional(wizardName) });

/** Body of PUT /draft/{product}/{key}: what the engine needs to resume the wizard. Only its own person reads it again. */
export const draftBody = closed({
  definition: Type.String({ minLength: 1, maxLength: 128 }),
  answers: anyObject<Draft['answers']>(),
  steps: anyObject<Draft['steps']>(),
  /** Who gave the answers, in which order, and which rules wrote. */
  provenance: Type.Optional(provenance),
  told: Type.Optional(told),
  /** The draft that is written on; without it one is begun, or the one of that key goes on. */
  id: Type.Optional(uuid),
  // A draft may be sent back as it was read; the server sets its own time.
  updatedAt: Type.Optional(Type.String()),
});
export type DraftBody = Static<typeof draftBody>;

/** What a person calls a draft or a template. */
export const givenName = Type.String({ ...anyName, maxLength: 60 });

/** Body of PUT /draft/{product}/{key}/name; null takes the name away. */
export const draftNameBody = closed({ Name: nullable(givenName) });

/** An unfinished wizard in a list: without its answers. */
export const draftEntry = closed({
  /** Folder name of the wizard's definition. */
  Product: Type.String(),
  Key: Type.String(),
  Name: nullable(Type.String()),
  UpdatedAt: instant,
  InsuredName: nullable(Type.String()),
  /** Days after which it expires, where that is soon; null otherwise. */
  DaysLeft: nullable(Type.Integer()),
  /** Where it was left. */
  Step: nullable(Type.String()),
  /** What was chosen to be asked for, where the wizard serves several modalities. */
  Choice: nullable(Type.String()),
});
export type DraftEntry = Static<typeof draftEntry>;

/** The draft as the portal stores it too. */
export const keptDraft = closed({
  id: Type.String(),
  definition: Type.String(),
  answers: json<Draft['answers']>('answers by the paths of the definition'),
  steps: json<Draft['steps']>('what became of each step'),
  provenance: Type.Optional(
    json<NonNullable<Draft['provenance']>>('who gave the answers, and which rules wrote'),
  ),
  told: Type.Optional(json<ToldOfDraft>('what has changed since it was begun, until it is closed')),
  updatedAt: instant,
});
export type KeptDraft = Static<typeof keptDraft>;

/** What keeping one is answered with. */
export const draftMark = closed({ id: Type.String(), updatedAt: instant });
export type DraftMark = Static<typeof draftMark>;
