import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import type { DraftFile, DraftFolder, FileBody, SavedFile } from '../../../../contract/workbench';
import { ApiError } from '../../../shared/api/ApiError';
import { api, read } from '../../../shared/api/api';
import { forgetOfVisit, keepForVisit, readOfVisit } from '../../../shared/auth/visit';

/** What was typed in a file and is not saved, over the version that was read. */
interface Edit {
  readonly text: string;
  readonly version: number;
}

type Edits = Readonly<Record<string, Edit>>;

/** A product's part of a draft, with what was typed and is not saved. */
export interface Folder {
  readonly draft: DraftFolder['Draft'];
  readonly files: readonly DraftFile[];
  /** Texts of all files as they stand in the page. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the draft with something unsaved, of other products too. */
  readonly unsaved: readonly string[];
  /** Why files were not saved, by their name. */
  readonly refusals: Readonly<Record<string, ApiError>>;
  readonly isSaving: boolean;
  edit(file: string, text: string): void;
  /** Forgets what was typed in a file. */
  forget(file: string): void;
  /** Takes the saved version as the one that was read, so that saving puts what was typed over it. */
  insist(file: string): void;
  /** Takes a file back to what production runs. */
  giveBack(file: string): Promise<void>;
  save(): Promise<void>;
}

const without = <Value>(from: Readonly<Record<string, Value>>, file: string) => {
  const { [file]: _gone, ...rest } = from;
  return rest;
};

const put = async (id: string, body: FileBody) =>
  (await api.put<SavedFile>(`/workbench/draft/${id}/file`, body, { noLoading: true })).data;

/** Keeps what is typed until the tab is closed or its person signs out: a reload or a lost connection loses nothing. */
function useEdits(id: string) {
  const key = `workbench:${id}`;
  const [edits, setEdits] = useState<Edits>(() => readOfVisit<Edits>(key) ?? {});
  useEffect(() => {
    if (Object.keys(edits).length === 0) {
      forgetOfVisit(key);
      return undefined;
    }
    keepForVisit(key, edits);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [key, edits]);
  return [edits, setEdits] as const;
}

export function useFolder(id: string, product: string): { folder?: Folder; error?: unknown } {
  const address = `/workbench/draft/${id}?product=${encodeURIComponent(product)}`;
  const { data, error, mutate } = useSWR<DraftFolder, unknown>(address, read, { revalidateOnFocus: false });
  const [edits, setEdits] = useEdits(id);
  const [refusals, setRefusals] = useState<Readonly<Record<string, ApiError>>>({});
  const [isSaving, setSaving] = useState(false);
  const stored = useCallback((file: string) => data?.Files.find(({ File }) => File === file), [data]);

  const forget = useCallback(
    (file: string) => {
      setEdits((before) => without(before, file));
      setRefusals((before) => without(before, file));
    },
    [setEdits],
  );
  const edit = useCallback(
    (file: string, text: string) => {
      const own = stored(file);
      setEdits((before) => {
        const version = before[file]?.version ?? own?.Version ?? 0;
        return text === own?.Text && version === own.Version
          ? without(before, file)
          : { ...before, [file]: { text, version } };
      });
    },
    [stored, setEdits],
  );
  const insist = (file: string) => {
    setRefusals((before) => without(before, file));
    setEdits((before) => {
      const mine = before[file];
      return mine ? { ...before, [file]: { ...mine, version: stored(file)?.Version ?? 0 } } : before;
    });
  };
  const send = async (File: string, Text: string | null, Version: number): Promise<boolean> => {
    try {
      await put(id, { File, Text, Version });
      setRefusals((before) => without(before, File));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      setRefusals((before) => ({ ...before, [File]: refusal }));
      return false;
    }
  };
  const save = async () => {
    setSaving(true);
    const saved: string[] = [];
    for (const [file, { text, version }] of Object.entries(edits))
      if (await send(file, text, version)) saved.push(file);
    await mutate();
    // What was typed while it was being saved is another text, over the version that was just made.
    setEdits((before) => Object.fromEntries(Object.entries(before).flatMap(after(edits, saved))));
    setSaving(false);
  };
  const giveBack = async (file: string) => {
    const { Version = 0 } = stored(file) ?? {};
    if (Version > 0 && !(await send(file, null, Version))) return;
    forget(file);
    await mutate();
  };
  const texts = useMemo(
    () =>
      new Map([
        ...(data?.Files ?? []).map(({ File, Text }) => [File, Text] as const),
        ...Object.entries(edits).map(([file, { text }]) => [file, text] as const),
      ]),
    [data, edits],
  );
  if (!data) return { error };
  const unsaved = Object.keys(edits);
  const actions = { edit, forget, insist, giveBack, save };
  return { folder: { draft: data.Draft, files: data.Files, texts, unsaved, refusals, isSaving, ...actions } };
}

const after =
  (sent: Edits, saved: readonly string[]) =>
  ([file, now]: [string, Edit]): [string, Edit][] => {
    if (!saved.includes(file)) return [[file, now]];
    return now.text === sent[file]!.text ? [] : [[file, { ...now, version: sent[file]!.version + 1 }]];
  };
