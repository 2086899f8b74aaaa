import { useState } from 'react';
import type { Terms } from '../../../contract/terms';
import { showAlert, showBanner } from '../../shared/alert/alertStore';
import { ApiError } from '../../shared/api/ApiError';
import { useSignOut } from '../../shared/auth/SignOutContext';
import { acceptTerms, useTerms } from './api';
import { TermsDialog } from './TermsDialog';
import { useHasAccepted } from './useHasAccepted';

export function OpenTerms({ isNewUser }: { isNewUser: boolean }) {
  const { refresh } = useHasAccepted();
  const { data: terms, mutate: reloadText } = useTerms();
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut();
  const accept = async ({ Version }: Terms) => {
    setBusy(true);
    try {
      await acceptTerms(Version);
      showBanner({
        tone: 'success',
        message: 'Sua assinatura nos termos de uso foi recebida com sucesso.',
      });
      await refresh(true, { revalidate: false });
    } catch (error) {
      setBusy(false);
      refuse(error);
      void reloadText();
    }
  };
  return (
    <TermsDialog
      isNewUser={isNewUser}
      terms={terms}
      busy={busy}
      onLeave={() => void signOut()}
      onAccept={(read) => void accept(read)}
    />
  );
}

/** Specification 1 §8; an ended session is told by the central handler. */
function refuse(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) return;
  showAlert({
    tone: 'danger',
    title: status ? String(status) : undefined,
    message: 'Contate o administrador do sistema!',
  });
}
