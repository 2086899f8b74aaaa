import { useCallback, useEffect, useState } from 'react';
import type { Repeated } from '../../../contract/quotes';
import type { TemplateBody, TemplateEntry } from '../../../contract/templates';
import { api } from '../../shared/api/api';

const quiet = { noLoading: true, ownErrors: true };

/** A person's templates by name, of one product or of all. Rejects with ApiError. */
export const readTemplates = async (product?: string) =>
  (await api.get<readonly TemplateEntry[]>('/template', { ...quiet, params: { product } })).data;

interface Found {
  readonly templates: readonly TemplateEntry[];
  readonly isWhole: boolean;
}

/** Undefined until known; empty where they cannot be read, so that the wizard opens anyway. */
export function useTemplates(product?: string, isWanted = true) {
  const [found, setFound] = useState<Found>();
  const read = useCallback(
    () =>
      readTemplates(product).then(
        (templates) => setFound({ templates, isWhole: true }),
        () => setFound((known) => ({ templates: known?.templates ?? [], isWhole: false })),
      ),
    [product],
  );
  useEffect(() => {
    if (isWanted) void read();
  }, [read, isWanted]);
  return { templates: found?.templates, isWhole: found?.isWhole ?? false, again: () => void read() };
}

/** Keeps what a wizard holds. Rejects with ApiError. */
export const keepTemplate = (body: TemplateBody) => api.post('/template', body, quiet);

/** Keeps what a request asked for. Rejects with ApiError. */
export const keepTemplateOf = (identifier: string, Name: string) =>
  api.post('/quote/template', { identifier, Name }, quiet);

export const renameTemplate = ({ Id }: TemplateEntry, Name: string) =>
  api.put(`/template/${Id}/name`, { Name }, quiet);

export const dropTemplate = ({ Id }: TemplateEntry) => api.delete(`/template/${Id}`, quiet);

/** What a wizard is opened with. Rejects with ApiError. */
export const readTemplate = async ({ Id }: TemplateEntry) =>
  (await api.get<Repeated>(`/template/${Id}`, quiet)).data;
