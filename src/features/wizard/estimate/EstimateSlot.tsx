import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WizardStore } from '../../../../renderers';
import { page } from '../../../shared/ui/page';

const EstimateCard = page(async () => (await import('./EstimateCard')).EstimateCard);

/** Loads its code once a step is done; if that fails, the wizard goes on without. */
export function EstimateSlot({ store }: { readonly store: WizardStore }) {
  const isBegun = useSyncExternalStore(store.subscribe, () =>
    store.getSession().steps.some(({ status }) => status === 'done'),
  );
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isBegun) return;
    EstimateCard.fetch().then(
      () => setThere(true),
      () => undefined,
    );
  }, [isBegun]);
  return isThere ? <EstimateCard store={store} /> : null;
}
