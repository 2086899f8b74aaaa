import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, Card } from '../../../../renderers/ui';
import type { LoggedUser } from '../../../../contract/people';
import { CloseAccountDialog } from './CloseAccountDialog';

export function CloseAccountCard({ user }: { user: LoggedUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card aria-labelledby="close-title">
      <chakra.h2 id="close-title" fontSize="lg" mb="2">
        Encerrar a conta
      </chakra.h2>
      <chakra.p color="muted" mb="4" maxW="40rem">
        Seus dados pessoais são apagados e você deixa de acessar o portal. Apólices e solicitações já feitas
        continuam guardadas pelo prazo que a lei exige.
      </chakra.p>
      {user.isResponsibleClient ? (
        <p>
          Você é responsável por usuários de suas empresas. Antes de encerrar a conta, peça ao seu executivo
          que nomeie outro responsável.
        </p>
      ) : (
        <Button kind="danger" onClick={() => setAsking(true)}>
          Encerrar minha conta
        </Button>
      )}
      {asking && <CloseAccountDialog email={user.email} onClose={() => setAsking(false)} />}
    </Card>
  );
}
