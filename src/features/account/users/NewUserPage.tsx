import { chakra } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { Card, LinkButton, toast } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { TextLink } from '../../../shared/ui/TextLink';
import { inviteUser } from '../api';
import { UserFormCard } from './UserFormCard';

/** /cadastro-novos-usuarios: invites a person to one or more companies. */
export function NewUserPage() {
  const navigate = useNavigate();
  const cancel = (
    <LinkButton asChild kind="quiet">
      <Link to={paths.manageUsers}>Cancelar</Link>
    </LinkButton>
  );
  return (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="5">
        <chakra.h2 fontSize="lg">Dados do usuário</chakra.h2>
        <TextLink asChild fontSize="sm">
          <Link to={paths.helpRegisterUser}>Como cadastrar um usuário</Link>
        </TextLink>
      </chakra.div>
      <UserFormCard
        submit="Cadastrar"
        cancel={cancel}
        onSubmit={async (user) => {
          await inviteUser(user);
          toast('success', `${user.name} foi cadastrado. Enviamos o convite para ${user.email}.`);
          void navigate(paths.manageUsers);
        }}
      />
    </Card>
  );
}
