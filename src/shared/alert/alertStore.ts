import type { Tone } from '../../../renderers/ui';
import { describeError } from '../api/describeError';
import { createStore } from '../createStore';

/** A message over the whole page. */
export interface AlertMessage {
  tone: Tone;
  title?: string;
  message: string;
  messages?: readonly string[];
  onClose?: () => void;
}

export const alertStore = createStore<AlertMessage | null>(null);

export const showAlert = (alert: AlertMessage) => alertStore.write(alert);

/** A failure in the words of the error catalogue. */
export const showError = (error: unknown) => showAlert({ tone: 'danger', ...describeError(error) });
