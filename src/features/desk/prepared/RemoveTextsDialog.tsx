import { useState } from 'react';
import { ConfirmDialog } from '../../../../renderers/ui';
import { doEach } from '../doEach';
import { removeText, type DeskText } from './api';

interface RemoveTextsDialogProps {
  readonly texts: readonly DeskText[];
  readonly onClose: () => void;
}

export function RemoveTextsDialog({ texts, onClose }: RemoveTextsDialogProps) {
  const [busy, setBusy] = useState(false);
  const isOne = texts.length === 1;
  const names = texts.map(({ Title }) => `“${Title}”`).join(', ');
  const remove = async () => {
    setBusy(true);
    const done = isOne ? 'Texto excluído.' : `${texts.length} textos excluídos.`;
    await doEach(texts, ({ Id }) => removeText(Id), done);
    onClose();
  };
  return (
    <ConfirmDialog
      title={isOne ? 'Excluir o texto?' : `Excluir ${texts.length} textos?`}
      confirm="Excluir"
      cancel="Cancelar"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>
        {names} {isOne ? 'deixa' : 'deixam'} de existir para toda a mesa. O que já foi enviado não muda.
      </p>
    </ConfirmDialog>
  );
}
