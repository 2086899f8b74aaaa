import { Type } from 'typebox';
import type { Static } from 'typebox';
import { anyObject, closed, json, nullable, oneOf } from './schema';
import { contentHash, identifier, instant, notBlank, uuid } from './texts';

const seen = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const path = Type.String({ minLength: 1, maxLength: 200 });
const why = { maxLength: 1000 };

/** Body of POST /desk/quote/correction: the fields to correct, why each, and what is said of all. */
export const correctionWish = closed({
  identifier,
  seen,
  /** As in a decision: when another executive took it. */
  over: Type.Optional(instant),
  reason: Type.Optional(nullable(Type.String(why))),
  fields: Type.Array(closed({ path, reason: Type.String({ ...why, pattern: notBlank }) }), {
    minItems: 1,
    maxItems: 50,
  }),
});
export type CorrectionWish = Static<typeof correctionWish>;

export const correctionLinkBody = closed({ identifier });

/** 'withdrawn' where the request was changed or decided in another way before an answer came. */
const correctionStates = ['open', 'answered', 'expired', 'withdrawn'] as const;
const state = oneOf(correctionStates);
export type CorrectionState = Static<typeof state>;

export const openCorrection = closed({ By: Type.String(), Reason: nullable(Type.String()), Until: instant });
export type OpenCorrection = Static<typeof openCorrection>;

const form = closed({
  Wizard: Type.String(),
  Definition: Type.String(),
  Answers: json<Record<string, unknown>>('the answers of now by the paths of the definition'),
  Constants: Type.String(),
  Context: json<Record<string, never>>('what rules read of the person who asked'),
  Today: Type.String(),
  Fields: Type.Array(closed({ Path: Type.String(), Reason: Type.String() })),
});

/** The desk's last correction and its state; the form only while it is open. */
export const correction = closed({
  Id: uuid,
  Identifier: Type.String(),
  State: state,
  Status: Type.Integer(),
  By: Type.String(),
  AskedAt: instant,
  Until: instant,
  AnsweredAt: nullable(instant),
  Reason: nullable(Type.String()),
  Form: nullable(form),
});
export type Correction = Static<typeof correction>;

/** Body of POST /quote/correction: answers by the paths of the definition, null for what is left empty. */
export const correctionAnswer = closed({
  correction: uuid,
  /** Those that its page was opened with. */
  constants: Type.Optional(contentHash),
  answers: anyObject<Record<string, unknown>>(),
});
export type CorrectionAnswer = Static<typeof correctionAnswer>;

const change = closed({
  Step: Type.String(),
  Label: Type.String(),
  Before: Type.String(),
  After: Type.String(),
});

export const deskCorrection = closed({
  State: state,
  By: Type.String(),
  AskedAt: instant,
  Until: instant,
  AnsweredAt: nullable(instant),
  Reason: nullable(Type.String()),
  Fields: Type.Array(closed({ Label: Type.String(), Reason: Type.String() })),
  Changes: Type.Array(change),
});
export type DeskCorrection = Static<typeof deskCorrection>;

export const correctable = Type.Array(
  closed({
    Step: Type.String(),
    Fields: Type.Array(closed({ Path: Type.String(), Label: Type.String(), Text: Type.String() })),
  }),
);
export type Correctable = Static<typeof correctable>;

/** A link for one correction. The token is told only here. */
export const correctionLink = closed({ Token: Type.String(), ExpiresAt: instant });
export type CorrectionLink = Static<typeof correctionLink>;
