import { useRef, useState } from 'react';
import type { FileBody, SavedFile } from '../../contract/workbench';
import { ApiError } from '../../../src/shared/api/ApiError';
import { api } from '../../../src/shared/api/api';
import { without } from './without';

/** What is wrong with one file's text; anything else keeps every file from being saved. */
const isOfFile = ({ status }: ApiError) => status === 409 || status === 422;

/** Saves the files of a draft one after the other, and tells which were refused. */
export function useSaving(id: string) {
  const [refusals, setRefusals] = useState<Readonly<Record<string, ApiError>>>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);

  /** Whether the file was saved; throws what keeps all of them from being saved. */
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
  /** Does one saving at a time: a second press waits for the first. Whether all went well. */
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
