import { createContext, use } from 'react';
import type { FieldSchema } from '../../engine/index';

/** An answer of an earlier request, and what names it. */
export interface RecentAnswer {
  readonly value: string;
  readonly name?: string;
}

/** What to suggest in each field, by path; empty while it is not known. */
export type RecentByPath = Readonly<Record<string, readonly RecentAnswer[]>>;

const none: RecentByPath = {};
const nothing: readonly RecentAnswer[] = [];

export const RecentContext = createContext<RecentByPath>(none);

/** What was answered before, of a field that suggests it; undefined of one that never does. */
export function useRecent(path: string, { ui }: FieldSchema): readonly RecentAnswer[] | undefined {
  const recent = use(RecentContext)[path] ?? nothing;
  return ui.recent ? recent : undefined;
}
