import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { instant } from './texts';

export const health = closed({
  status: Type.String(),
  /** Parts of the hourly round that failed the last time, whichever process ran them. */
  failing: Type.Array(closed({ part: Type.String(), since: Type.String() })),
});

export const live = closed({ status: Type.String() });

/** GET /ready: the parts of the server; 503 while a vital one does not work. */
export const ready = closed({
  status: Type.String(),
  parts: Type.Array(
    closed({ part: Type.String(), isWell: Type.Boolean(), isVital: Type.Boolean(), says: Type.String() }),
  ),
});

const optional = nullable(Type.String());

const brand = closed({
  name: Type.String(),
  tagline: Type.String(),
  footer: Type.String(),
  subFooter: Type.String(),
});
export type Brand = Static<typeof brand>;

/** How the brokerage is reached; numbers are bare digits with their area code, null where there is none. */
const brokerage = closed({
  phone: optional,
  callCentre: optional,
  tollFree: optional,
  whatsApp: optional,
  social: Type.Unsafe<readonly { name: string; url: string }[]>(
    Type.Array(closed({ name: Type.String(), url: Type.String() })),
  ),
});
export type Brokerage = Static<typeof brokerage>;

export const browserConfig = closed({
  firebase: closed({
    apiKey: Type.String(),
    authDomain: Type.String(),
    projectId: Type.String(),
    /** `host:port` of the bundled emulator. */
    emulatorHost: optional,
    /** Null: browsers are told only while the portal is open. */
    messaging: nullable(closed({ senderId: Type.String(), appId: Type.String(), vapidKey: Type.String() })),
  }),
  executivePortalUrl: Type.String(),
  brand,
  brokerage,
  /** 'google' and 'microsoft'; empty when none is configured. */
  socialProviders: Type.Array(Type.String()),
  /** By the clock for dates, which a trial may have shifted. */
  now: instant,
});
export type PublicConfig = Static<typeof browserConfig>;

/** GET /wings/platform-status; spelled as the specification spells it. */
export const platformStatus = closed({
  Avaliable: Type.Boolean(),
  ExpectedAvailabilityDate: nullable(instant),
});
export type PlatformStatus = Static<typeof platformStatus>;

/** One thing that is new, and where the help explains it. */
const updateItem = closed({ title: Type.String(), text: Type.String(), help: Type.String() });
export type UpdateItem = Static<typeof updateItem>;

export const portalUpdates = closed({
  Version: Type.String(),
  PublishedOn: Type.String(),
  Title: Type.String(),
  Items: Type.Array(updateItem),
  /** Also true for users who registered later. */
  Seen: Type.Boolean(),
});
export type PortalUpdates = Static<typeof portalUpdates>;

export function seenBody(version: string) {
  return closed({ version: Type.Unsafe<string>({ type: 'string', const: version }) });
}
