import { showAlert } from '../../shared/alert/alertStore';
import { statusWords } from '../../shared/requests/status';
import { STATUS_HEADING } from './StatusHeader';

/** Where a person goes on after a form or a message has gone. */
export const focusStatus = () => document.getElementById(STATUS_HEADING)?.focus();

/** Says what took a way on from under one's hands. */
export function sayLost(status: number): void {
  const message = `A situação desta cotação mudou para ${statusWords(status).label}. Nada foi enviado por esta página.`;
  // The message gives focus back to where it was.
  focusStatus();
  showAlert({ tone: 'info', message });
}
