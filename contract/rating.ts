import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, json, nullable, oneOf } from './schema';
import { day, instant } from './texts';

/** A step of an explanation; the operator's name is a code that the portal words. */
export interface TraceStep {
  /** null for a literal of the definition. */
  Operator: string | null;
  Value: unknown;
  /** A field's title, or the name of a constant or figure. */
  Name?: string;
  Text?: string;
  From?: string;
  Note?: string;
  Steps: TraceStep[];
}

const step = json<TraceStep>('a step of the explanation: Operator, Value, Name, Text, From, Note, Steps');
const told = json<TraceStep | null>('how the figure came about');

/** R$, % or a count. */
const figure = closed({ Value: Type.Number(), Why: told });
export type Figure = Static<typeof figure>;

const constant = closed({
  Name: Type.String(),
  Value: json<unknown>('the value of that day'),
  From: Type.String(),
  Note: nullable(Type.String()),
});
export type Constant = Static<typeof constant>;

const pricing = {
  Day: day,
  Constants: Type.Array(constant),
  CommercialPremium: figure,
  IOFRate: figure,
  IOF: figure,
  GrossPremium: figure,
  MaxInstallments: figure,
};
const pricingSchema = closed(pricing);
export type Pricing = Static<typeof pricingSchema>;

const decision = closed({
  Id: Type.String(),
  Outcome: oneOf(['analyse', 'deny']),
  Reason: Type.String(),
  Holds: Type.Boolean(),
  Why: step,
});

const insurerPricing = closed({
  Name: Type.String(),
  Outcome: oneOf(['approve', 'analyse', 'deny']),
  Reason: nullable(Type.String()),
  Decisions: Type.Array(decision),
  InsuredAmount: figure,
  ...pricing,
});
export type InsurerPricing = Static<typeof insurerPricing>;

export const ratingStory = nullable(
  closed({
    Definition: closed({
      Product: Type.String(),
      Title: Type.String(),
      Version: Type.Integer(),
      Hash: Type.String(),
      PublishedAt: instant,
    }),
    Insurer: nullable(insurerPricing),
    /** The reason is for a premium below the minimum. */
    Desk: nullable(closed({ By: nullable(Type.String()), Reason: nullable(Type.String()), ...pricing })),
  }),
);
export type RatingStory = Static<typeof ratingStory>;
