import { Type } from 'typebox';
import type { Static } from 'typebox';
import { wizardName } from './drafts';
import { closed, nullable, oneOf, params, query } from './schema';
import { day, instant } from './texts';

/** What is counted: a wizard was begun, a step opened, done or left for good, a message shown, an answer typed by hand. */
export const STOP_KINDS = ['began', 'entered', 'passed', 'left', 'message', 'manual'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

const hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const name = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_.:-]*$' });

const stopCount = closed({
  Kind: oneOf(STOP_KINDS),
  Step: name(80),
  /** Empty for the step as a whole. */
  Field: name(160),
  /** Of a message; empty otherwise. */
  Code: name(160),
  Count: Type.Integer({ minimum: 1, maximum: 50 }),
});
export type StopCount = Static<typeof stopCount>;

/** Body of POST /wizard/stops: what happened in an open wizard since the last time; who it was is not said. */
export const stopsBody = closed({
  Definition: hash,
  Counts: Type.Array(stopCount, { minItems: 1, maxItems: 200 }),
});
export type StopsBody = Static<typeof stopsBody>;

export const stopsParams = params({ product: wizardName });
/** Query of GET /product/{product}/stops: of which version; without one, of today's. */
export const stopsQuery = query({ definition: Type.Optional(hash) });

/** A number that is not zero and too small to be shown is null. */
const shown = nullable(Type.Integer());

/** A version of a product of which figures may be asked. */
const countedVersion = closed({ Definition: Type.String(), Version: Type.String(), PublishedAt: instant });

/** Where people stop in one version of a product. */
export const stops = closed({
  Definition: Type.String(),
  /** The product's last versions, the newest first. */
  Versions: Type.Array(countedVersion),
  /** The first day that is counted. */
  From: day,
  /** Smaller numbers are hidden. */
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
