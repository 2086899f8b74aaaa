import type { WizardStore } from '../../../../renderers';

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
