import { Link } from 'react-router-dom';
import { Button, Dialog, DialogText, LinkButton } from '../../../renderers/ui';
import { paths } from '../../shared/paths';

interface ResetPendingDialogProps {
  email: string;
  onInsist: () => void;
  onClose: () => void;
}

export function ResetPendingDialog({ email, onInsist, onClose }: ResetPendingDialogProps) {
  const actions = (
    <>
      <Button kind="quiet" onClick={onInsist}>
        Entrar com a senha atual
      </Button>
      <LinkButton asChild>
        <Link to={paths.recoverPassword} state={{ email }}>
          Redefinir senha
        </Link>
      </LinkButton>
    </>
  );
  return (
    <Dialog title="Redefinição de senha pendente" onClose={onClose} actions={actions}>
      <DialogText>
        Há um pedido de redefinição de senha em aberto para {email}. Use o link que enviamos para o seu e-mail
        ou solicite um novo link.
      </DialogText>
    </Dialog>
  );
}
