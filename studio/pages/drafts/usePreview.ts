import { useEffect, useRef, useState } from 'react';
import type { Preview, PreviewBody } from '../../contract/workbench';
import type { Fault } from '../../../engine/definition';
import { ApiError } from '../../../src/shared/api/ApiError';
import { api } from '../../../src/shared/api/api';
import { faultOf } from '../faultWords';
import { loadPreview } from '../loadPreview';
import type { AnalysedProduct } from '../useProduct';
import type { Folder } from './useFolder';

export interface Previewed {
  /** The last version that nothing was wrong with. */
  readonly product?: AnalysedProduct | undefined;
  readonly faults: readonly Fault[];
  readonly isChecking: boolean;
  readonly error?: ApiError;
}

/** Longer than between the keys of a word: whoever goes on typing asks once they stop. */
const PAUSE_MS = 300;

async function ask(id: string, body: PreviewBody, signal: AbortSignal): Promise<Preview> {
  const quiet = { noLoading: true, patient: true, signal };
  return (await api.post<Preview>(`/workbench/draft/${id}/preview`, body, quiet)).data;
}

/** Checks a draft shortly after each change and shows its wizard; a broken draft keeps the last good one. */
export function usePreview(id: string, product: string, { texts, unsaved, files }: Folder): Previewed {
  const [found, setFound] = useState<Omit<Previewed, 'isChecking'> & { of?: string }>({ faults: [] });
  const turn = useRef(0);
  const changedAt = useRef(-Infinity);
  const question = JSON.stringify({
    Files: Object.fromEntries(unsaved.map((file) => [file, texts.get(file) ?? ''])),
    saved: files.filter(({ Version }) => Version > 0).map(({ File, Version }) => [File, Version]),
  });
  useEffect(() => {
    const asked = ++turn.current;
    const overtaken = new AbortController();
    const take = (next: (before: AnalysedProduct | undefined) => Omit<Previewed, 'isChecking'>) => {
      if (asked === turn.current) setFound(({ product: before }) => ({ ...next(before), of: question }));
    };
    const look = async () => {
      try {
        const { Files } = JSON.parse(question) as PreviewBody;
        const answer = await ask(id, { Product: product, Files }, overtaken.signal);
        const good = await loadPreview(answer, asked);
        take((before) => ({ product: good ?? before, faults: answer.Faults.map(faultOf) }));
      } catch (error) {
        take((before) => ({ product: before, faults: [], error: failureOf(error) }));
      }
    };
    const now = performance.now();
    // After a rest the first change is looked at at once.
    const timer = setTimeout(() => void look(), now - changedAt.current > PAUSE_MS ? 0 : PAUSE_MS);
    changedAt.current = now;
    return () => {
      clearTimeout(timer);
      // Spares the server a check that nobody needs.
      overtaken.abort();
    };
  }, [id, product, question]);
  return { ...found, isChecking: found.of !== question };
}

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ status: 0, message: 'O formulário desta versão não pôde ser carregado.' });
}
