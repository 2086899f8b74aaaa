import useSWR from 'swr';
import type { DeskText, DeskTextBody } from '../../../../contract/deskTexts';
import { api, read } from '../../../shared/api/api';

export type { DeskText, DeskTextBody };

export const useTexts = (identifier?: string) =>
  useSWR<readonly DeskText[], unknown>(
    `/desk/texts${identifier ? `?identifier=${encodeURIComponent(identifier)}` : ''}`,
    read,
    { shouldRetryOnError: false },
  );

const quiet = { noLoading: true } as const;

/** Adds a text, or changes that of the id. Rejects with ApiError. */
export async function keepText(id: string | undefined, body: DeskTextBody): Promise<void> {
  await (id === undefined
    ? api.post('/desk/texts', body, quiet)
    : api.put('/desk/text', { id, ...body }, quiet));
}

export async function removeText(id: string): Promise<void> {
  await api.delete(`/desk/text?id=${encodeURIComponent(id)}`, quiet);
}
