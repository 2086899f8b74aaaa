import type { Tone } from '../../../renderers/ui';
import { describeError } from '../api/describeError';
import { createStore } from '../createStore';

export interface AlertMessage {
  tone: Tone;
  title?: string | undefined;
  message: string;
  messages?: readonly string[];
  onClose?: () => void;
  link?: { label: string; path: string } | undefined;
}

export const alertStore = createStore<AlertMessage | null>(null);
export const bannerStore = createStore<AlertMessage | null>(null);

/** A dialog that waits until it is closed. */
export const showAlert = (alert: AlertMessage) => alertStore.write(alert);

/** A banner that goes with the page or when closed. */
export const showBanner = (banner: AlertMessage) => bannerStore.write(banner);

export const showError = (error: unknown) => showAlert({ tone: 'danger', ...describeError(error) });
