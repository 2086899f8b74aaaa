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
  /** Ends the message with a link. */
  link?: { label: string; path: string };
}

export const alertStore = createStore<AlertMessage | null>(null);
export const bannerStore = createStore<AlertMessage | null>(null);

/** As a dialog, which waits until it is closed. */
export const showAlert = (alert: AlertMessage) => alertStore.write(alert);

/** As a banner over the page, which goes with the page or when it is closed. */
export const showBanner = (banner: AlertMessage) => bannerStore.write(banner);

/** A failure in the words of the error catalogue. */
export const showError = (error: unknown) => showAlert({ tone: 'danger', ...describeError(error) });
