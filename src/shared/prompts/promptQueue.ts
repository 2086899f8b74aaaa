import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../createStore';
import { isModalOpen, watchModals } from './modalOpen';

/** The modals that open by themselves, in the order in which a person meets them. */
const order = ['terms', 'registration', 'updates', 'survey'] as const;

export type Prompt = (typeof order)[number];

/** 'unknown' holds its place until it is known whether it opens; what comes after it waits. */
export type Claim = 'unknown' | 'open' | 'none';

type Claims = Partial<Record<Prompt, Claim>>;

const claims = createStore<Claims>({});

export function turnOf(claimed: Claims): Prompt | undefined {
  const first = order.find((prompt) => (claimed[prompt] ?? 'none') !== 'none');
  return first && claimed[first] === 'open' ? first : undefined;
}

/**
 * At most one modal opens by itself, by priority, and none over a dialog that the user opened. An open one stays.
 */
export function useTurn(prompt: Prompt, claim: Claim): boolean {
  useEffect(() => {
    claims.write({ ...claims.read(), [prompt]: claim });
    return () => claims.write({ ...claims.read(), [prompt]: 'none' });
  }, [prompt, claim]);
  const current = useSyncExternalStore(claims.subscribe, () => turnOf(claims.read()));
  const [hasBegun, setBegun] = useState(false);
  // A page that comes later may bring a more important one, which does not know yet: what is open stays until it does.
  const isTurn = claim === 'open' && (current === prompt || (hasBegun && current === undefined));
  const waits = isTurn && !hasBegun;
  const isFree = useSyncExternalStore(waits ? watchModals : watchNothing, () => waits && !isModalOpen());
  if (isFree || (hasBegun && !isTurn)) setBegun(isFree);
  return isTurn && hasBegun;
}

const watchNothing = () => () => undefined;
