import { useSyncExternalStore } from 'react';
import type { FileReference } from '../../engine/index';
import { useWizard } from '../store/hooks';
import type { UploadStore } from '../store/UploadStore';
import type { WizardHost } from '../store/host';
import type { WizardStore } from '../store/WizardStore';
import { controlAria, Field, FileDrop, toast, type FileEntry } from '../ui';
import type { WidgetProps } from './types';

interface Room {
  store: WizardStore;
  uploads: UploadStore;
  host: WizardHost;
}

/**
 * Sends one file, which takes the place of `replaced`; the session gets it once the server has accepted it (specification 2 §8, toasts). One that was not
 * accepted stays listed with its reason, which a toast says for seconds only.
 */
async function send(file: File, field: string, { store, uploads, host }: Room, replaced?: FileReference) {
  const id = uploads.add(field, file.name);
  try {
    const reference = await host.upload(file, (progress) => uploads.patch(id, { progress }));
    uploads.forget(field, file.name);
    if (replaced) store.dispatch({ type: 'fileRemoved', field, id: replaced.DocumentID });
    store.dispatch({ type: 'fileAdded', field, file: reference });
    toast('success', `${file.name} foi anexado!`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    uploads.patch(id, { status: 'failed', reason });
    sayRefused(file.name, reason);
  }
}

/** Milliseconds (specification 2 §9). */
const TOAST_TIME = 5000;

function sayRefused(name: string, reason: string): void {
  toast('danger', `Ocorreu um erro e ${name} não foi anexado! ${reason}`.trim(), TOAST_TIME);
}

const rejections = {
  many: 'Envie um arquivo por vez.',
  type: 'Somente arquivos PDF são aceitos.',
} as const;

export function FilesWidget({ frame, path, schema, value }: WidgetProps) {
  const room = useWizard();
  const uploads = useSyncExternalStore(room.uploads.subscribe, room.uploads.read);
  const files = (value as readonly FileReference[] | undefined) ?? [];
  const entries: FileEntry[] = [
    ...files.map((file) => ({ id: file.DocumentID, name: file.DocumentName, status: 'done' as const })),
    ...uploads.filter((upload) => upload.field === path),
  ];
  // A field that takes one file replaces it when another file is chosen.
  const replaced = schema.maxItems === 1 ? files[0] : undefined;
  const open = (entry: FileEntry) => {
    const file = files.find((candidate) => candidate.DocumentID === entry.id);
    if (file) room.host.openFile(file);
  };
  const remove = (entry: FileEntry) =>
    entry.status === 'done'
      ? room.store.dispatch({ type: 'fileRemoved', field: path, id: entry.id })
      : room.uploads.remove(entry.id);
  const reject = (reason: keyof typeof rejections, rejected: readonly File[]) => {
    for (const { name } of rejected) room.uploads.refuse(path, name, rejections[reason]);
    sayRefused(rejected.map((file) => file.name).join(', '), rejections[reason]);
  };
  return (
    <Field {...frame} group>
      <FileDrop
        {...controlAria(frame)}
        files={entries}
        onAdd={(file) => void send(file, path, room, replaced)}
        onOpen={open}
        onRemove={remove}
        onReject={reject}
      />
    </Field>
  );
}
