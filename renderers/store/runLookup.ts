import type { Effect } from '../../engine/index';
import type { WizardHost } from './host';
import type { WizardStore } from './WizardStore';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function isAwaited(store: WizardStore, { lookup, key }: Asked): boolean {
  const { definition, lookups } = store.getSession();
  const index = definition.lookups.findIndex(({ rule }) => rule.id === lookup);
  return lookups[index]?.status === 'pending' && lookups[index].key === key;
}

type Asked = Extract<Effect, { type: 'lookup' }>;

export function failureOf(error: unknown): { readonly message?: string; readonly code?: string } {
  const { code } = (error ?? {}) as { code?: unknown };
  return {
    ...(error instanceof Error && error.message && { message: error.message }),
    ...(typeof code === 'string' && { code }),
  };
}

/** The session ignores a late answer. */
export async function runLookup(effect: Asked, host: WizardHost, store: WizardStore): Promise<void> {
  const { lookup, key, debounce } = effect;
  if (debounce) await pause(debounce);
  if (debounce && !isAwaited(store, effect)) return;
  try {
    const data = await host.lookup(effect.source, effect.request);
    store.dispatch({ type: 'answered', lookup, key, data });
  } catch (error) {
    store.dispatch({ type: 'failed', lookup, key, ...failureOf(error) });
  }
}
