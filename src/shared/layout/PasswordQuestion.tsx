import { useState } from 'react';
import type { RequireAnswer } from '../../../contract/auth';
import { ConfirmDialog } from '../../../renderers/ui';
import { showAlert, showError } from '../alert/alertStore';
import { api } from '../api/api';

const sent = 'Enviamos um e-mail com as instruções para você alterar sua senha.';

export function PasswordQuestion({ email, onClose }: { email: string; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const request = async () => {
    setBusy(true);
    try {
      const { data } = await api.post<RequireAnswer | null>(
        '/auth/require-change-password',
        { Email: email },
        { ownErrors: true },
      );
      showAlert({ tone: 'success', message: data?.Message ?? sent });
    } catch (error) {
      showError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title="Deseja alterar sua senha?"
      busy={busy}
      onConfirm={() => void request()}
      onCancel={onClose}
    >
      Você receberá em {email} um e-mail com as instruções para a redefinição.
    </ConfirmDialog>
  );
}
