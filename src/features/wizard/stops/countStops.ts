import type { WizardStore } from '../../../../renderers';

/** Counts what happens in an open wizard from when the code for it has come, which nobody waits for; ends by what it returns. */
export function countStops(store: WizardStore, isNew: boolean): () => void {
  let isOver = false;
  let stop = (): void => {
    isOver = true;
  };
  const begin = ({ count }: typeof import('./counting')) => {
    if (!isOver) stop = count(store, isNew);
  };
  void import('./counting').then(begin, () => undefined);
  return () => stop();
}
