import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Card } from '../../../renderers/ui';
import { PasswordQuestion } from '../../shared/layout/PasswordQuestion';
import { useUser } from '../../shared/user/useUser';

/** /alterar-senha: asks for the reset e-mail, as the profile menu does. */
export function ChangePasswordPage() {
  const { user } = useUser();
  const [asking, setAsking] = useState(false);
  return (
    <Card display="grid" gap="4" justifyItems="start" maxW="40rem">
      <h2>Como funciona</h2>
      <chakra.ol listStyle="decimal" ps="5" display="grid" gap="1">
        <li>Você confirma o pedido e recebe um link no seu e-mail.</li>
        <li>O link vale por 1 hora e só pode ser usado uma vez.</li>
        <li>Ao salvar a nova senha, os acessos abertos em outros dispositivos são encerrados.</li>
      </chakra.ol>
      <Button disabled={!user} onClick={() => setAsking(true)}>
        Alterar senha
      </Button>
      {asking && user && <PasswordQuestion email={user.email} onClose={() => setAsking(false)} />}
    </Card>
  );
}
