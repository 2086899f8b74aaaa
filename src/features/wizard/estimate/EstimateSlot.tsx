import { useEffect, useState, useSyncExternalStore } from 'react';
import { isChanged } from '../../../../engine/index';
import type { WizardStore } from '../../../../renderers';
import { page } from '../../../shared/ui/page';

const EstimateCard = page(async () => (await import('./EstimateCard')).EstimateCard);

/**
 * Loads its code with the first answer, so that it stands with the step that it belongs to instead of pushing the summary
 * down after it; if that fails, the wizard goes on without.
 */
export function EstimateSlot({ store }: { readonly store: WizardStore }) {
  const isBegun = useSyncExternalStore(store.subscribe, () => {
    const session = store.getSession();
    return isChanged(session) || session.steps.some(({ status }) => status === 'done');
  });
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
