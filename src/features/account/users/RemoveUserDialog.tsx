import { useState } from 'react';
import { ConfirmDialog, toast } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { removeUser } from '../api';
import type { ManagedUser } from '../../../../contract/users';

export function RemoveUserDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await removeUser(user.uid);
      toast('success', 'Usuário removido.');
    } catch (error) {
      showError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Remover ${user.name}?`}
      confirm="Remover"
      cancel="Cancelar"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {user.email} deixa de acessar o portal em nome das suas empresas. As solicitações já feitas continuam
      guardadas.
    </ConfirmDialog>
  );
}
