import { createContext, use } from 'react';
import type { FieldSchema } from '../../engine/index';

export interface RecentAnswer {
  readonly value: string;
  readonly name?: string | undefined;
}

export type RecentByPath = Readonly<Record<string, readonly RecentAnswer[]>>;

const none: RecentByPath = {};
const nothing: readonly RecentAnswer[] = [];

export const RecentContext = createContext<RecentByPath>(none);

/** Undefined for a field that never suggests. */
export function useRecent(path: string, { ui }: FieldSchema): readonly RecentAnswer[] | undefined {
  const recent = use(RecentContext)[path] ?? nothing;
  return ui.recent ? recent : undefined;
}
