import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../../shared/paths';
import type { MovedQuote } from '../../../contract/emission';
import { focusStatus } from './lost';
import { pollDraft } from './pollDraft';
import { noteDone } from '../../shared/requests/justDone';
import { isChange } from '../../shared/requests/places';
import { quoteUrl } from '../../shared/requests/quote';

const notReady = (page: string) =>
  `A minuta ainda está sendo gerada. Em breve ela poderá ser vista na página ${page}.`;
const blocked = (page: string) => `A minuta está pronta na página ${page}.`;

/**
 * What follows a payment (specification 2 §4.3): the draft of the contract is waited for, opened in a new tab when
 * it is ready, and the quote is read anew; when time is up the request is received all the same.
 */
export function useAfterPayment(identifier: string) {
  const { mutate } = useSWRConfig();
  const [waiting, setWaiting] = useState(false);
  const [received, setReceived] = useState<MovedQuote>();
  const [note, setNote] = useState<string>();
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const reload = () => mutate(quoteUrl(identifier));

  const paid = async (answer: MovedQuote) => {
    noteDone(identifier);
    const { signal } = leaving.current;
    setWaiting(true);
    const isReady = await pollDraft(identifier, signal);
    if (signal.aborted) return;
    const tab = isReady ? window.open(paths.draftContract(identifier), '_blank') : null;
    const page = isChange(identifier) ? 'do endosso' : 'da cotação';
    setNote(tab ? undefined : isReady ? blocked(page) : notReady(page));
    await reload();
    setWaiting(false);
    setReceived(answer);
  };

  const close = () => {
    flushSync(() => setReceived(undefined));
    focusStatus();
  };
  return { waiting, received, note, paid, reload, close };
}
