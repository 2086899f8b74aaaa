import { useRef, useState } from 'react';
import type { FileBody, SavedFile } from '../../contract/workbench';
import { ApiError } from '../../../src/shared/api/ApiError';
import { api } from '../../../src/shared/api/api';
import { without } from './without';

/** Concerns one file's text; other errors stop all saving. */
const isOfFile = ({ status }: ApiError) => status === 409 || status === 422;

export function useSaving(id: string) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, ApiError>>>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);

  /** Whether the file was saved; throws errors that stop all saving. */
  const send = async (body: FileBody): Promise<boolean> => {
    try {
      await api.put<SavedFile>(`/workbench/draft/${id}/file`, body, { noLoading: true });
      setRefusals((before) => without(before, body.File));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || !isOfFile(refusal)) throw refusal;
      setRefusals((before) => ({ ...before, [body.File]: refusal }));
      return false;
    }
  };
  /** One save at a time: a second press waits. Resolves to success. */
  const once = (work: () => Promise<boolean>): Promise<boolean> => {
    running.current ??= guarded(work).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  const guarded = async (work: () => Promise<boolean>) => {
    setSaving(true);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const forgive = (file: string) => setRefusals((before) => without(before, file));
  return { refusals, failure, isSaving, send, once, forgive };
}
