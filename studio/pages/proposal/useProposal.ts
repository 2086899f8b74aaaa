import { useEffect, useRef, useState } from 'react';
import type { ProposalBody, ReleaseList } from '../../contract/publishing';
import type { DraftFile, DraftFolder } from '../../contract/workbench';
import { ApiError } from '../../../src/shared/api/ApiError';
import { api, read } from '../../../src/shared/api/api';

export type Wish = Pick<ProposalBody, 'Note' | 'From' | 'Share'>;

/** Refused: proposing would silently revert production's newer change of the file. */
const behind = (files: readonly DraftFile[]) =>
  new ApiError({
    status: 409,
    message:
      'Há arquivos que mudaram em produção depois que entraram neste rascunho: compare e confirme, no rascunho, o que vale.',
    errors: files.map(({ File }) => ({ path: `${File}#`, code: 'behind', message: 'Mudou em produção.' })),
  });

/** All changes of a draft and its base release; the server reads drafts per product. */
async function changesOf(id: string, product: string) {
  const folder = (of: string) =>
    read<DraftFolder>(`/workbench/draft/${id}?product=${encodeURIComponent(of)}`);
  const first = await folder(product);
  const products = first.Draft.Files.filter((file) => /^[^_/]+\//.test(file)).map(
    (file) => file.split('/')[0]!,
  );
  const others = [...new Set(products)].filter((one) => one !== product);
  const folders = [first, ...(await Promise.all(others.map(folder)))];
  const files = folders.flatMap(({ Files }) => Files).filter(({ Version }) => Version > 0);
  return { release: first.Release, files };
}

/** Hands in what a draft has saved. Throws ApiError. */
export async function proposeDraft(
  id: string,
  product: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<void> {
  const { release, files } = await changesOf(id, product);
  const late = files.filter(({ IsBehind }) => IsBehind);
  if (late.length > 0) throw behind(late);
  const Files = Object.fromEntries(files.map(({ File, Text }) => [File, Text]));
  if (signal.aborted) return;
  await post({ Base: release, Files, ...wish }, signal);
}

/** Hands in a release's own folder, for more customers. Throws ApiError. */
export const proposeWider = (release: number, wish: Wish, signal: AbortSignal): Promise<void> =>
  post({ Base: release, Files: {}, ...wish }, signal);

async function post(body: ProposalBody, signal: AbortSignal): Promise<void> {
  await api.post<ReleaseList>('/publishing/propose', body, { noLoading: true, signal });
}

export function useProposal(propose: (wish: Wish, signal: AbortSignal) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const sending = useRef<AbortController>(undefined);
  const cancel = () => {
    sending.current?.abort();
    setBusy(false);
  };
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (wish: Wish): Promise<boolean> => {
    const { signal } = (sending.current = new AbortController());
    setBusy(true);
    setRefusal(undefined);
    try {
      await propose(wish, signal);
      return !signal.aborted;
    } catch (failure) {
      if (signal.aborted) return false;
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(failure);
      return false;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { isBusy, refusal, send, cancel };
}
