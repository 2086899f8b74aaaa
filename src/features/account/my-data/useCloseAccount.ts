import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '../../../shared/alert/alertStore';
import { ApiError } from '../../../shared/api/ApiError';
import { paths } from '../../../shared/paths';
import { signIn } from '../../../shared/auth/session';
import { useSession } from '../../../shared/auth/useSession';
import { useSignOut } from '../../../shared/auth/SignOutContext';
import { postCloseAccount } from '../api';

const wrongPassword = 'A senha é inválida.';

/** Reauthenticates and closes the account; users of a social login must have signed in recently. */
export function useCloseAccount(email: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isSocial = session.status === 'signed-in' && session.identity.social;
  const close = async (password: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!isSocial) await signIn(email, password);
      await postCloseAccount();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : wrongPassword);
      return setBusy(false);
    }
    await signOut();
    showAlert({ tone: 'success', message: 'Sua conta foi encerrada.' });
    void navigate(paths.login);
  };
  return { close, busy, problem, isSocial };
}
