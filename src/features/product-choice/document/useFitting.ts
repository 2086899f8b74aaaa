import { useEffect, useState } from 'react';
import { readPdf } from '../../wizard/reading/readPdf';
import { FAILURES } from '../../wizard/reading/readResult';
import { type Fitting, fittingProducts, type Ground } from './fittingProducts';

const NOT_READ =
  'Não foi possível ler o documento agora. Verifique a conexão e tente de novo, ou escolha o produto na página.';

export type FittingState =
  | { readonly state: 'reading'; readonly page: number; readonly pages: number }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'found'; readonly fitting: readonly Fitting[] };

interface Wanted {
  readonly file: File;
  readonly wizards: readonly string[];
  readonly ground: Ground | undefined;
}

export function useFitting({ file, wizards, ground }: Wanted): FittingState {
  const [state, setState] = useState<FittingState>({ state: 'reading', page: 0, pages: 0 });
  useEffect(() => {
    if (!ground) return undefined;
    const leaving = new AbortController();
    const tell = (next: FittingState) => {
      if (!leaving.signal.aborted) setState(next);
    };
    const onPage = (page: number, pages: number) => tell({ state: 'reading', page, pages });
    const work = async (): Promise<FittingState> => {
      const read = await readPdf(file, { signal: leaving.signal, onPage });
      if ('failed' in read) return { state: 'failed', message: FAILURES[read.failed] };
      return { state: 'found', fitting: await fittingProducts(read.pages, wizards, ground) };
    };
    work().then(tell, () => tell({ state: 'failed', message: NOT_READ }));
    return () => leaving.abort();
  }, [file, wizards, ground]);
  return state;
}
