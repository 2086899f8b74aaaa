import { useState } from 'react';
import type { FileReference } from '../../../engine';
import { Field, FileDrop, controlAria, toast, type FileEntry } from '../../../renderers/ui';
import { openDocument, uploadDocument } from '../../shared/products/documents';

export interface AttachmentProps {
  file: FileReference | null;
  onChange: (file: FileReference | null) => void;
  onBusy: (busy: boolean) => void;
}

const frame = { id: 'complaint-file', label: 'Arquivo', hint: 'Opcional, em PDF, até 10 MB', group: true };

/** At most one PDF; another one takes the place of the first. */
export function Attachment({ file, onChange, onBusy }: AttachmentProps) {
  const [pending, setPending] = useState<FileEntry>();
  const add = async (chosen: File) => {
    const entry: FileEntry = { id: 'pending', name: chosen.name, status: 'uploading', progress: 0 };
    setPending(entry);
    onBusy(true);
    try {
      onChange(await uploadDocument(chosen, (progress) => setPending({ ...entry, progress })));
      toast('success', `${chosen.name} foi anexado!`);
    } catch (error) {
      toast('danger', `Ocorreu um erro e ${chosen.name} não foi anexado! ${(error as Error).message}`);
    }
    setPending(undefined);
    onBusy(false);
  };
  const stored: FileEntry[] = file ? [{ id: file.DocumentID, name: file.DocumentName, status: 'done' }] : [];
  return (
    <Field {...frame}>
      <FileDrop
        id={frame.id}
        describedBy={controlAria(frame).describedBy}
        files={pending ? [pending] : stored}
        disabled={Boolean(pending)}
        onAdd={(chosen) => void add(chosen)}
        onOpen={() => file && void openDocument(file)}
        onRemove={() => onChange(null)}
        onReject={(reason) =>
          toast(
            'danger',
            reason === 'many' ? 'Envie um arquivo por vez.' : 'Somente arquivos PDF são aceitos.',
          )
        }
      />
    </Field>
  );
}
