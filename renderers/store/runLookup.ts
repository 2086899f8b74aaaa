import type { Effect } from '../../engine';
import type { WizardHost } from './host';
import type { WizardStore } from './WizardStore';

/** Runs a look-up and dispatches its answer; the session ignores an answer that comes too late. */
export async function runLookup(
  effect: Extract<Effect, { type: 'lookup' }>,
  host: WizardHost,
  store: WizardStore,
): Promise<void> {
  const { lookup, key } = effect;
  try {
    const data = await host.lookup(effect.source, effect.request);
    store.dispatch({ type: 'answered', lookup, key, data });
  } catch (error) {
    const message = error instanceof Error && error.message ? error.message : undefined;
    store.dispatch({ type: 'failed', lookup, key, message });
  }
}
