import { useNavigate } from 'react-router-dom';
import type { TrackedQuote } from '../../../contract/search';
import { STATUS } from '../../../contract/statuses/quote';
import type { MenuItem } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { requestPage, statusPage } from '../../shared/requests/places';
import { printedDocuments } from '../../shared/requests/printedDocuments';
import { nextLabel } from '../../shared/requests/status';
import { useRepeatRequest } from '../../shared/requests/useRepeatRequest';
import { isToCorrect } from './turnText';

export function useCommands(): (quote: TrackedQuote) => readonly MenuItem[] {
  const navigate = useNavigate();
  const { repeat } = useRepeatRequest();
  return (quote) => {
    const { Identifier, Status, GrossPremium, ProposalNumber } = quote;
    const isPayable = Status === STATUS.paymentReady && (GrossPremium ?? 0) > 0;
    const pay = () => void navigate(statusPage(Identifier), { state: { showPayment: true } });
    const documents = printedDocuments({
      Identifier,
      Status,
      Quote: GrossPremium === null ? null : quote,
      Proposal: { Number: ProposalNumber },
    });
    return [
      { label: 'Abrir', onSelect: () => void navigate(requestPage(Identifier)) },
      ...(isToCorrect(quote.Turn, Status)
        ? [{ label: 'Corrigir', onSelect: () => void navigate(paths.correction(Identifier)) }]
        : []),
      ...(isPayable ? [{ label: nextLabel(Status), onSelect: pay }] : []),
      ...(quote.IsRepeatable
        ? [{ label: 'Repetir esta solicitação', onSelect: () => repeat(Identifier) }]
        : []),
      ...documents.map(({ label, to }) => ({
        label,
        onSelect: () => void window.open(to, '_blank', 'noopener'),
      })),
    ];
  };
}
