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
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorHost: string | null };
  /** 'google' and 'facebook'; empty when none is configured. */
  socialProviders: readonly string[];
  executivePortalUrl: string;
  brokerage: Brokerage;
}

let loading: Promise<PublicConfig> | undefined;

/** Read once. A plain fetch: index.html preloads it beside the scripts. Rejects when the server is out of reach. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= fetch('/api/config').then(async (response) => {
    if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`);
    const body = (await response.json()) as { Data: PublicConfig };
    return body.Data;
  });
  return loading;
}
