import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../../shared/paths';
import type { MovedQuote } from '../../../contract/emission';
import type { Quote } from '../../../contract/quotes';
import { focusStatus } from './lost';
import { pollDraft } from './pollDraft';
import { noteDone } from '../../shared/requests/justDone';
import { isChange } from '../../shared/requests/places';
import { quoteUrl } from '../../shared/requests/quote';

const notReady = (page: string) =>
  `A minuta ainda está sendo gerada. Ela poderá ser vista na página ${page} assim que ficar pronta.`;
const issuedText = (identifier: string) =>
  `${isChange(identifier) ? 'O endosso foi emitido' : 'A apólice foi emitida'}: documentos e boletos estão nesta página.`;
const blocked = (page: string) => `A minuta está pronta na página ${page}.`;

const isIssued = ({ Policy, Endorsement }: Quote) => Boolean(Policy ?? Endorsement?.Issued);

/**
 * After a payment (specification 2 §4.3): waits for the draft, opens it in a new tab, and rereads the quote; on
 * timeout the request counts as received.
 */
export function useAfterPayment({ Identifier: identifier, Status }: Quote) {
  const { mutate } = useSWRConfig();
  const [waiting, setWaiting] = useState(false);
  const [received, setReceived] = useState<MovedQuote>();
  const [note, setNote] = useState<string>();
  const issuedFrom = useRef<Quote['Status']>(undefined);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  // Waits until the page has updated and the dialog is closed: elements behind it cannot take focus.
  useEffect(() => {
    if (issuedFrom.current === undefined || issuedFrom.current === Status) return;
    issuedFrom.current = undefined;
    focusStatus();
  }, [Status]);

  const reload = () => mutate<Quote>(quoteUrl(identifier));

  const paid = async (answer: MovedQuote) => {
    noteDone(identifier);
    const { signal } = leaving.current;
    setWaiting(true);
    const isReady = await pollDraft(identifier, signal);
    if (signal.aborted) return;
    const tab = isReady ? window.open(paths.draftContract(identifier), '_blank') : null;
    const page = isChange(identifier) ? 'do endosso' : 'da cotação';
    setNote(tab ? undefined : isReady ? blocked(page) : notReady(page));
    const quote = await reload();
    setWaiting(false);
    setReceived(quote && isIssued(quote) ? { ...answer, Message: issuedText(identifier) } : answer);
  };

  const close = () => flushSync(() => setReceived(undefined));

  const issued = async () => {
    noteDone(identifier);
    issuedFrom.current = Status;
    await reload();
  };

  return { waiting, received, note, paid, issued, reload, close };
}
