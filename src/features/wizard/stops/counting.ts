import type { WizardStore } from '../../../../renderers';
import { readyToSend } from '../../../shared/auth/knownToken';
import { sendCounts } from './sendCounts';
import { StopCounter } from './StopCounter';

export function count(store: WizardStore, isNew: boolean): () => void {
  const counter = new StopCounter(store, sendCounts, isNew);
  readyToSend();
  return counter.stop;
}
