import { useNavigate } from 'react-router-dom';
import { showAlert } from '../../../shared/alert/alertStore';
import { paths } from '../../../shared/paths';
import { useSignOut } from '../../../shared/auth/SignOutContext';

/** Another e-mail is another sign-in: the session of the old one ends. */
export function useEmailChanged() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return async (email: string) => {
    await signOut();
    showAlert({ tone: 'success', message: `Seus dados foram atualizados. Entre novamente com ${email}.` });
    void navigate(paths.login);
  };
}
