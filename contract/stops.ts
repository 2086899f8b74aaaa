import { Type } from 'typebox';
import type { Static } from 'typebox';
import { wizardName } from './drafts';
import { closed, nullable, oneOf, params, query } from './schema';
import { day, instant } from './texts';

export const STOP_KINDS = ['began', 'entered', 'passed', 'left', 'message', 'manual'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

const hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const name = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_.:-]*$' });

const stopCount = closed({
  Kind: oneOf(STOP_KINDS),
  Step: name(80),
  /** Empty for the step as a whole. */
  Field: name(160),
  /** Empty unless a message. */
  Code: name(160),
  Count: Type.Integer({ minimum: 1, maximum: 50 }),
});
export type StopCount = Static<typeof stopCount>;

/** Body of POST /wizard/stops: what happened in a wizard since the last call, anonymously. */
export const stopsBody = closed({
  Definition: hash,
  Counts: Type.Array(stopCount, { minItems: 1, maxItems: 200 }),
});
export type StopsBody = Static<typeof stopsBody>;

export const stopsParams = params({ product: wizardName });
/** Query of GET /product/{product}/stops; today's version by default. */
export const stopsQuery = query({ definition: Type.Optional(hash) });

/** Null for small numbers other than zero. */
const shown = nullable(Type.Integer());

const countedVersion = closed({ Definition: Type.String(), Version: Type.String(), PublishedAt: instant });

export const stops = closed({
  Definition: Type.String(),
  Versions: Type.Array(countedVersion),
  From: day,
  Least: Type.Integer(),
  Began: shown,
  Finished: shown,
  Steps: Type.Array(closed({ Step: Type.String(), Entered: shown, Passed: shown, Left: shown })),
  Fields: Type.Array(
    closed({
      Field: Type.String(),
      Manual: shown,
      Messages: Type.Array(closed({ Code: Type.String(), Count: shown })),
    }),
  ),
});
export type Stops = Static<typeof stops>;
