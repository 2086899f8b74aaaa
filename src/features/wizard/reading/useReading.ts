import { useEffect, useState } from 'react';
import type { ReadingAtHand } from '../../../../contract/reading';
import { readDocument } from '../../../../engine/reading';
import type { WizardStore } from '../../../../renderers';
import { api } from '../../../shared/api/api';
import { type Offer, offersOf } from './offers';
import { readPdf } from './readPdf';
import { FAILURES } from './readResult';

const NO_READING =
  'Não foi possível ler o documento agora. Verifique a conexão e tente de novo, ou siga preenchendo.';

export type ReadingState =
  | { readonly state: 'reading'; readonly page: number; readonly pages: number }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'found';
      readonly offers: readonly Offer[];
      readonly partly?: { readonly read: number; readonly total: number };
    };

export function useReading(file: File, store: WizardStore): ReadingState {
  const [state, setState] = useState<ReadingState>({ state: 'reading', page: 0, pages: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (next: ReadingState) => {
      if (!leaving.signal.aborted) setState(next);
    };
    const onPage = (page: number, pages: number) => tell({ state: 'reading', page, pages });
    read(file, store, { signal: leaving.signal, onPage }).then(tell, () =>
      tell({ state: 'failed', message: NO_READING }),
    );
    return () => leaving.abort();
  }, [file, store]);
  return state;
}

type Watch = Parameters<typeof readPdf>[1];

async function read(file: File, store: WizardStore, watch: Watch): Promise<ReadingState> {
  const { hash } = store.getSession().definition.source;
  const options = { noLoading: true, ownErrors: true, signal: watch.signal };
  const [{ data }, result] = await Promise.all([
    api.get<ReadingAtHand>(`/reading/${hash}.json`, options),
    readPdf(file, watch),
  ]);
  if ('failed' in result) return { state: 'failed', message: FAILURES[result.failed] };
  const session = store.getSession();
  const proposals = data.Reading ? readDocument(result.pages, data.Reading, session) : [];
  const [pages, { total }] = [result.pages.length, result];
  return {
    state: 'found',
    offers: offersOf(session, proposals),
    ...(pages < total && { partly: { read: pages, total } }),
  };
}
