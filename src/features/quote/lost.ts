import type { Quote } from '../../../contract/quotes';
import { showAlert } from '../../shared/alert/alertStore';
import { isChange } from '../../shared/requests/places';
import { statusWords } from '../../shared/requests/status';
import { STATUS_HEADING } from './StatusHeader';

export const focusStatus = () => document.getElementById(STATUS_HEADING)?.focus();

/** False once the insured period is over. */
export const isValid = ({ Quote: offer }: Quote): boolean => offer?.ValidityEnded === undefined;

export function sayLost(quote: Quote): void {
  const ofChange = isChange(quote.Identifier);
  const what = isValid(quote)
    ? `A situação ${ofChange ? 'deste endosso' : 'desta cotação'} mudou para ${statusWords(quote.Status, ofChange).label}.`
    : 'A vigência pedida já terminou.';
  const message = `${what} Nada foi enviado por esta página.`;
  // The message gives focus back to where it was.
  focusStatus();
  showAlert({ tone: 'info', message });
}
