import type { PublicConfig } from '../../../contract/platform';
import { followServerClock } from './serverClock';

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
  const { Data } = (await response.json()) as { Data: PublicConfig };
  followServerClock(Data.now);
  return Data;
}

/** How far this device's clock runs ahead of the server's, in milliseconds, as far as a second tells. */
export const clockSkew = () => skew;
