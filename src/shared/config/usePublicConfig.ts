import useSWR from 'swr';
import { ofNobody } from '../auth/publicData';
import { loadPublicConfig } from './publicConfig';
import type { Brand, Brokerage, PublicConfig } from '../../../contract/platform';

export const CONFIG_KEY = ofNobody('config');

/** What the server tells the browser; undefined until it has. */
export function usePublicConfig(): PublicConfig | undefined {
  return useSWR(CONFIG_KEY, loadPublicConfig, { revalidateIfStale: false, revalidateOnReconnect: false })
    .data;
}

/** Whose portal it is; undefined until known. */
export const useBrand = (): Brand | undefined => usePublicConfig()?.brand;

/** How the brokerage is reached; undefined until known. */
export const useBrokerage = (): Brokerage | undefined => usePublicConfig()?.brokerage;
