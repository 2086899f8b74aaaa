import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button, Card } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { useSignOut } from '../../../shared/auth/SignOutContext';
import { postSignOutEverywhere } from '../api';

export function SignOutEverywhereCard() {
  const [busy, setBusy] = useState(false);
  const signOut = useSignOut();
  const end = async () => {
    setBusy(true);
    try {
      await postSignOutEverywhere();
      await signOut();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <Card aria-labelledby="sign-out-everywhere-title">
      <chakra.h2 id="sign-out-everywhere-title" fontSize="lg" mb="2">
        Encerrar acessos
      </chakra.h2>
      <chakra.p color="muted" mb="4" maxW="40rem">
        Saia do portal em todos os navegadores e aparelhos, inclusive neste. Para voltar, entre novamente.
      </chakra.p>
      <Button
        kind="secondary"
        busy={busy}
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={() => void end()}
      >
        Sair de todos os dispositivos
      </Button>
    </Card>
  );
}
