import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, LinkButton } from '../../../renderers/ui';
import { paths } from '../paths';

/** The server did not give what a page needs, such as the user's clients (specification 1 §8, client list failure). */
export function LoadFailure() {
  return (
    <div role="alert">
      <EmptyState title="Não foi possível carregar esta página." action={<Ways />}>
        <p>Tente novamente mais tarde ou contate o Administrador do sistema.</p>
        <p>O que você já informou continua salvo.</p>
      </EmptyState>
    </div>
  );
}

const Ways = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center" mt="2">
    <LinkButton asChild kind="secondary">
      <Link to={paths.home}>Voltar ao início</Link>
    </LinkButton>
    <Button onClick={() => location.reload()}>Tentar novamente</Button>
  </chakra.div>
);
