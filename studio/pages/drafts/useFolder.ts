import { useCallback, useMemo } from 'react';
import useSWR from 'swr';
import type { DraftFile, DraftFolder, FileBody } from '../../contract/workbench';
import type { ApiError } from '../../../src/shared/api/ApiError';
import { read } from '../../../src/shared/api/api';
import { useEdits, type Edit, type Edits } from './useEdits';
import { useSaving } from './useSaving';
import { without } from './without';

export interface Folder {
  readonly draft: DraftFolder['Draft'];
  readonly files: readonly DraftFile[];
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the draft with something unsaved, of other products too. */
  readonly unsaved: readonly string[];
  readonly refusals: Readonly<Record<string, ApiError>>;
  /** Why nothing could be saved: no answer, or the draft is gone. */
  readonly failure?: ApiError | undefined;
  readonly isSaving: boolean;
  edit(file: string, text: string): void;
  forget(file: string): void;
  /** Rebases on the saved version, so that saving overwrites it with what was typed. */
  insist(file: string): void;
  /** Replaces what was typed by the merged text, over the saved version. */
  join(file: string, text: string): void;
  baseOf(file: string): string | undefined;
  /**
   * Saves a file that production changed too; the text, or the given one, counts as compared. Resolves to success.
   */
  keep(file: string, text?: string): Promise<boolean>;
  /** Reverts a file to production's text; resolves to success. */
  giveBack(file: string): Promise<boolean>;
  save(): Promise<boolean>;
  /** Saves one file with a new text; a refused one stays as typed. Resolves to success. */
  write(file: string, text: string): Promise<boolean>;
}

export function useFolder(id: string, product: string): { folder?: Folder; error?: unknown } {
  const address = `/workbench/draft/${id}?product=${encodeURIComponent(product)}`;
  const { data, error, mutate } = useSWR<DraftFolder, unknown>(address, read, { revalidateOnFocus: false });
  const [edits, setEdits] = useEdits(id);
  const { refusals, failure, isSaving, send, once, forgive } = useSaving(id);
  const stored = useCallback((file: string) => data?.Files.find(({ File }) => File === file), [data]);

  const forget = (file: string) => {
    setEdits((before) => without(before, file));
    forgive(file);
  };
  const edit = useCallback(
    (file: string, text: string) => {
      const own = stored(file);
      setEdits((before) => {
        const begun = before[file] ?? readNow(own);
        return text === own?.Text && begun.version === own.Version
          ? without(before, file)
          : { ...before, [file]: { ...begun, text } };
      });
    },
    [stored, setEdits],
  );
  const insist = (file: string) => {
    forgive(file);
    setEdits((before) => {
      const mine = before[file];
      return mine ? { ...before, [file]: { ...readNow(stored(file)), text: mine.text } } : before;
    });
  };
  const join = (file: string, text: string) => {
    forgive(file);
    setEdits((before) => ({ ...before, [file]: { ...readNow(stored(file)), text } }));
  };
  const store = (sent: Edits, more: Pick<FileBody, 'Compared'> = {}) =>
    once(async () => {
      const saved: string[] = [];
      try {
        for (const [File, { text: Text, version: Version }] of Object.entries(sent))
          if (await send({ File, Text, Version, ...more })) saved.push(File);
      } finally {
        await mutate();
        // What was typed during saving now builds on the new version.
        setEdits((before) => Object.fromEntries(Object.entries(before).flatMap(after(sent, saved))));
      }
      return saved.length === Object.keys(sent).length;
    });
  const save = () => store(edits);
  const write = (file: string, text: string) => {
    const sent = { [file]: { ...(edits[file] ?? readNow(stored(file))), text } };
    setEdits((before) => ({ ...before, ...sent }));
    return store(sent);
  };
  const keep = (file: string, text?: string) => {
    const now = edits[file] ?? readNow(stored(file));
    const sent = { [file]: text === undefined ? now : { ...now, text } };
    if (text !== undefined) setEdits((before) => ({ ...before, ...sent }));
    return store(sent, data && { Compared: data.Release });
  };
  const giveBack = (File: string) =>
    once(async () => {
      const { Version = 0 } = stored(File) ?? {};
      if (Version > 0 && !(await send({ File, Text: null, Version }))) return false;
      forget(File);
      await mutate();
      return true;
    });
  const texts = useMemo(
    () =>
      new Map([
        ...(data?.Files ?? []).map(({ File, Text }) => [File, Text] as const),
        ...Object.entries(edits).map(([file, { text }]) => [file, text] as const),
      ]),
    [data, edits],
  );
  if (!data) return { error };
  const { Draft: draft, Files: files } = data;
  const baseOf = (file: string) => edits[file]?.base;
  const unsaved = Object.keys(edits);
  const actions = { edit, forget, insist, join, keep, giveBack, save, write, baseOf };
  return { folder: { draft, files, texts, unsaved, refusals, failure, isSaving, ...actions } };
}

const readNow = (own: DraftFile | undefined): Edit => ({
  text: own?.Text ?? '',
  version: own?.Version ?? 0,
  base: own?.Text ?? '',
});

const after =
  (sent: Edits, saved: readonly string[]) =>
  ([file, now]: [string, Edit]): [string, Edit][] => {
    if (!saved.includes(file)) return [[file, now]];
    const { text, version } = sent[file]!;
    return now.text === text ? [] : [[file, { ...now, version: version + 1, base: text }]];
  };
