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
 * What follows a payment (specification 2 §4.3): the draft of the contract is waited for, opened in a new tab when
 * it is ready, and the quote is read anew; when time is up the request is received all the same.
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

  // Once the page shows what has become of it and the question is gone: no element behind a question takes the focus.
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

  /** What was issued stands on the page itself. */
  const issued = async () => {
    noteDone(identifier);
    issuedFrom.current = Status;
    await reload();
  };

  return { waiting, received, note, paid, issued, reload, close };
}
