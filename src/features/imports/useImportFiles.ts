import { useState } from 'react';
import { describeError } from '../../shared/api/describeError';
import { dropForm } from '../../shared/forms/keptForm';
import { uploadDocument } from '../../shared/products/documents';
import { keepJson, keptJson } from '../../shared/storage/keptJson';
import { proposalFrom, type Proposal } from './proposal';

export interface ImportFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'uploading' | 'failed' | 'ready' | 'sent';
  /** 0 to 1 while it is uploaded. */
  readonly progress: number;
  readonly reason?: string | undefined;
  readonly documentId?: string;
  readonly proposal?: Proposal;
  readonly identifier?: string;
}

const keyOf = (uid: string) => `imports:${uid}`;
/** Identifies a file, so that choosing it twice adds it once. */
const markOf = ({ name, size }: { name: string; size: number }) => `${size} ${name}`;
export const formKeyOf = ({ id }: ImportFile) => `import:${id}`;

/** What was uploaded and not sent outlives the page in this tab. */
function keptFiles(uid: string): ImportFile[] {
  const { files } = (keptJson('session', keyOf(uid)) ?? {}) as { files?: ImportFile[] };
  return Array.isArray(files) ? files : [];
}

export function useImportFiles(uid: string, holders: readonly string[]) {
  const [files, setFiles] = useState(() => keptFiles(uid));
  const [originals] = useState(() => new Map<string, File>());
  const [taken] = useState(() => new Set(files.map(markOf)));

  const update = (change: (files: ImportFile[]) => ImportFile[]) =>
    setFiles((before) => {
      const after = change(before);
      keepJson('session', keyOf(uid), { files: after.filter(({ state }) => state === 'ready') });
      return after;
    });
  const set = (id: string, changes: Partial<ImportFile>) =>
    update((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));

  const upload = async (id: string, file: File) => {
    set(id, { state: 'uploading', progress: 0, reason: undefined });
    try {
      const proposal = await propose(file, holders);
      const { DocumentID } = await uploadDocument(file, (progress) => set(id, { progress }));
      originals.delete(id);
      set(id, { state: 'ready', documentId: DocumentID, proposal });
    } catch (error) {
      set(id, { state: 'failed', reason: describeError(error).message });
    }
  };
  return {
    files,
    /** False for one that is here already. */
    add: (file: File) => {
      if (taken.has(markOf(file))) return false;
      taken.add(markOf(file));
      const id = crypto.randomUUID();
      originals.set(id, file);
      update((all) => [...all, { id, name: file.name, size: file.size, state: 'uploading', progress: 0 }]);
      void upload(id, file);
      return true;
    },
    retry: (id: string) => {
      const file = originals.get(id);
      if (file) void upload(id, file);
    },
    remove: (file: ImportFile) => {
      taken.delete(markOf(file));
      originals.delete(file.id);
      dropForm(formKeyOf(file));
      update((all) => all.filter(({ id }) => id !== file.id));
    },
    sent: (file: ImportFile, identifier: string) => {
      dropForm(formKeyOf(file));
      set(file.id, { state: 'sent', identifier });
    },
  };
}

/** The PDF reader is loaded with the first file; an unreadable file proposes nothing. */
async function propose(file: File, holders: readonly string[]): Promise<Proposal> {
  const { readPdfText } = await import('./readPdfText');
  return proposalFrom(await readPdfText(file), holders);
}
