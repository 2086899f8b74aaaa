import { useSyncExternalStore } from 'react';
import type { FileReference } from '../../engine/index';
import { useWizard } from '../store/hooks';
import { controlAria, Field, FileDrop, type FileEntry } from '../ui';
import { attachFile, sayRefused } from './attachFile';
import type { WidgetProps } from './types';

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
        onAdd={(file) => void attachFile(file, path, room, replaced)}
        onOpen={open}
        onRemove={remove}
        onReject={reject}
      />
    </Field>
  );
}
