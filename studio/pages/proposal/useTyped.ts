import { useEffect, useState } from 'react';
import { useUid } from '../../../src/shared/auth/useSession';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../src/shared/auth/visit';
import type { Typed } from './readWish';

const EMPTY: Typed = { note: '', time: '00:00', share: 100 };

/** A draft's proposal form, kept in the tab until sent: mistakes are corrected on another page. */
export function useTyped(draft: string) {
  const uid = useUid();
  const [key] = useState(() => `proposal:${uid}:${draft}`);
  const [typed, setTyped] = useState<Typed>(() => readOfVisit<Typed>(key) ?? EMPTY);
  useEffect(() => {
    if (typed !== EMPTY) keepForVisit(key, typed);
  }, [key, typed]);
  const change = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }));
  return { typed, change, forget: () => forgetOfVisit(key) };
}
