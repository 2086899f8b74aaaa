import type { PublicConfig } from '../../../contract/platform';
import { keepJson, keptJson } from '../storage/keptJson';
import { followServerClock } from './serverClock';

let loading: Promise<PublicConfig> | undefined;
let skew = 0;

/** Read once, again after a failure. Plain fetch, as index.html preloads it. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= readPublicConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

interface Kept {
  readonly config: PublicConfig;
  /** This device's clock when it was read, in milliseconds. */
  readonly at: number;
}

const KEY = 'lastro:config';

/** Fallback to the last read, which holds nothing personal and which a kept session needs. */
const readPublicConfig = () => askPublicConfig().catch(orKept);

function orKept(error: unknown): PublicConfig {
  const kept = keptJson('local', KEY) as Kept | null | undefined;
  if (!kept?.config) throw error;
  const passed = Date.now() - kept.at;
  followServerClock(new Date(Date.parse(kept.config.now) + passed).toISOString());
  return kept.config;
}

async function askPublicConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config');
  if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`);
  const served = Date.parse(response.headers.get('date') ?? '');
  skew = Number.isNaN(served) ? 0 : Date.now() - served;
  const { Data } = (await response.json()) as { Data: PublicConfig };
  followServerClock(Data.now);
  keepJson('local', KEY, { config: Data, at: Date.now() } satisfies Kept);
  return Data;
}

/** How far this device's clock runs ahead of the server's, in milliseconds, as far as a second tells. */
export const clockSkew = () => skew;
