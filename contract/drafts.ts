import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { Draft, StepNews } from '../engine/index';
import { anyObject, closed, json, nullable, params, query } from './schema';
import { anyName, instant, uuid } from './texts';

/** Who gave each answer. The limits are those of the engine. */
const provenance = Type.Unsafe<NonNullable<Draft['provenance']>>({
  type: 'object',
  additionalProperties: true,
  properties: {
    heard: { type: 'object', maxProperties: 100, additionalProperties: { type: 'string', maxLength: 1000 } },
  },
});

/** Unread news since a draft was begun: its texts are all that is left of some answers. */
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

export const wizardName = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

export const draftParams = params({ product: wizardName, key: uuid });

export const draftsQuery = query({ product: Type.Optional(wizardName) });

/** Body of PUT /draft/{product}/{key}: what the engine needs to resume the wizard. Only its owner reads it. */
export const draftBody = closed({
  definition: Type.String({ minLength: 1, maxLength: 128 }),
  answers: anyObject<Draft['answers']>(),
  steps: anyObject<Draft['steps']>(),
  provenance: Type.Optional(provenance),
  told: Type.Optional(told),
  /** The draft to update; without it the draft of that key is begun or continued. */
  id: Type.Optional(uuid),
  // A draft may be sent back as it was read; the server sets its own time.
  updatedAt: Type.Optional(Type.String()),
});
export type DraftBody = Static<typeof draftBody>;

export const givenName = Type.String({ ...anyName, maxLength: 60 });

/** Body of PUT /draft/{product}/{key}/name; null takes the name away. */
export const draftNameBody = closed({ Name: nullable(givenName) });

export const draftEntry = closed({
  Product: Type.String(),
  Key: Type.String(),
  Name: nullable(Type.String()),
  UpdatedAt: instant,
  InsuredName: nullable(Type.String()),
  /** Days until it expires; null unless soon. */
  DaysLeft: nullable(Type.Integer()),
  Step: nullable(Type.String()),
  Choice: nullable(Type.String()),
});
export type DraftEntry = Static<typeof draftEntry>;

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

export const draftMark = closed({ id: Type.String(), updatedAt: instant });
export type DraftMark = Static<typeof draftMark>;
