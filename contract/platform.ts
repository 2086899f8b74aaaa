import { Type } from 'typebox';
import type { Static } from 'typebox';
import { closed, nullable } from './schema';
import { instant } from './texts';

/** GET /health. */
export const health = closed({ status: Type.String() });

const optional = nullable(Type.String());

/** What a browser may know of the configuration (GET /config). */
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
  /** Whose portal it is, in the words that people read. */
  brand: closed({
    name: Type.String(),
    tagline: Type.String(),
    footer: Type.String(),
    subFooter: Type.String(),
  }),
  /** How the brokerage is reached; numbers are bare digits with their area code, null where there is none. */
  brokerage: closed({
    phone: optional,
    callCentre: optional,
    tollFree: optional,
    whatsApp: optional,
    social: Type.Unsafe<readonly { name: string; url: string }[]>(
      Type.Array(closed({ name: Type.String(), url: Type.String() })),
    ),
  }),
  /** 'google' and 'microsoft'; empty when none is configured. */
  socialProviders: Type.Array(Type.String()),
});
export type PublicConfig = Static<typeof browserConfig>;

/** GET /wings/platform-status; spelled as the specification spells it. */
export const platformStatus = closed({
  Avaliable: Type.Boolean(),
  ExpectedAvailabilityDate: nullable(instant),
});
export type PlatformStatus = Static<typeof platformStatus>;

/** The newest news of the portal (GET /portalUpdates). */
export const portalUpdates = closed({
  Version: Type.String(),
  PublishedOn: Type.String(),
  Title: Type.String(),
  /** One thing that is new, and where the help explains it. */
  Items: Type.Array(closed({ title: Type.String(), text: Type.String(), help: Type.String() })),
  /** This user has been shown them, or came afterwards. */
  Seen: Type.Boolean(),
});
export type PortalUpdates = Static<typeof portalUpdates>;

/** Body of POST /portalUpdates/seen: the version that there is. */
export function seenBody(version: string) {
  return closed({ version: Type.Unsafe<string>({ type: 'string', const: version }) });
}
