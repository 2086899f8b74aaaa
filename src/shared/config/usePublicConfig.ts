import useSWR from 'swr';
import { ofNobody } from '../auth/publicData';
import { loadPublicConfig } from './publicConfig';
import type { Brand, Brokerage, PublicConfig } from '../../../contract/platform';

export const CONFIG_KEY = ofNobody('config');

export function usePublicConfig(): PublicConfig | undefined {
  return useSWR(CONFIG_KEY, loadPublicConfig, { revalidateIfStale: false, revalidateOnReconnect: false })
    .data;
}

export const useBrand = (): Brand | undefined => usePublicConfig()?.brand;

export const useBrokerage = (): Brokerage | undefined => usePublicConfig()?.brokerage;
