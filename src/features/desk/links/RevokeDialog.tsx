import { useState } from 'react';
import type { DeskLink } from '../../../../contract/links';
import { ConfirmDialog } from '../../../../renderers/ui';
import { doEach } from '../doEach';
import { endLink } from './links';

interface RevokeDialogProps {
  readonly links: readonly DeskLink[];
  readonly onClose: () => void;
}

export function RevokeDialog({ links, onClose }: RevokeDialogProps) {
  const [busy, setBusy] = useState(false);
  const isOne = links.length === 1;
  const done = isOne
    ? 'Link revogado. Quem o abrir verá que o acesso expirou.'
    : `${links.length} links revogados. Quem os abrir verá que o acesso expirou.`;
  const revoke = async () => {
    setBusy(true);
    await doEach(links, ({ Id }) => endLink(Id), done);
    onClose();
  };
  return (
    <ConfirmDialog
      title={isOne ? 'Revogar o link?' : `Revogar ${links.length} links?`}
      confirm="Revogar"
      cancel="Cancelar"
      danger
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    >
      {isOne ? (
        <p>
          O link de <strong>{links[0]!.Client.Name}</strong> deixa de abrir na hora, também onde já está
          aberto. O que foi pedido por ele continua.
        </p>
      ) : (
        <p>Eles deixam de abrir na hora, também onde já estão abertos. O que foi pedido por eles continua.</p>
      )}
    </ConfirmDialog>
  );
}
