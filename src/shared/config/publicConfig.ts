/** Whose portal it is, in the words that people read. */
export interface Brand {
  name: string;
  tagline: string;
  footer: string;
  subFooter: string;
}

/** How the brokerage is reached; numbers are bare digits with their area code, null where there is none. */
export interface Brokerage {
  phone: string | null;
  callCentre: string | null;
  tollFree: string | null;
  whatsApp: string | null;
  social: readonly { name: string; url: string }[];
}

/** What the server tells the browser (GET /api/config). */
export interface PublicConfig {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    emulatorHost: string | null;
    /** Null: browsers are told only while the portal is open. */
    messaging: { senderId: string; appId: string; vapidKey: string } | null;
  };
  /** 'google' and 'microsoft'; empty when none is configured. */
  socialProviders: readonly string[];
  executivePortalUrl: string;
  brand: Brand;
  brokerage: Brokerage;
}

let loading: Promise<PublicConfig> | undefined;
let skew = 0;

/** Read once, and again after a failure. A plain fetch: index.html preloads it beside the scripts. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= readPublicConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`);
  const served = Date.parse(response.headers.get('date') ?? '');
  skew = Number.isNaN(served) ? 0 : Date.now() - served;
  const body = (await response.json()) as { Data: PublicConfig };
  return body.Data;
}

/** How far this device's clock runs ahead of the server's, in milliseconds, as far as a second tells. */
export const clockSkew = () => skew;
