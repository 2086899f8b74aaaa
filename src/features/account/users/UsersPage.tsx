import { chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert, Card, LinkButton, Skeleton } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { useManagedUsers } from '../api';
import type { ManagedUser } from '../../../../contract/users';
import { EditUserDialog } from './EditUserDialog';
import { RemoveUserDialog } from './RemoveUserDialog';
import { UsersTable } from './UsersTable';

/** /gerenciar-usuarios: the users of the responsible client's companies. */
export function UsersPage() {
  const { data, error } = useManagedUsers();
  const [edited, setEdited] = useState<ManagedUser>();
  const [removed, setRemoved] = useState<ManagedUser>();
  return (
    <Card>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
        mb="4"
      >
        <chakra.p color="muted" maxW="36rem">
          Quem acessa o portal em nome das suas empresas.
        </chakra.p>
        <LinkButton asChild>
          <Link to={paths.newUser}>
            <UserPlus size={18} aria-hidden="true" />
            Cadastrar usuário
          </Link>
        </LinkButton>
      </chakra.div>
      {!data && !error && <Skeleton lines={5} />}
      {!data && Boolean(error) && (
        <Alert tone="danger" title="Não foi possível carregar os usuários.">
          <p>Tente novamente mais tarde ou contate o Administrador do sistema.</p>
        </Alert>
      )}
      {data && <UsersTable users={data} onEdit={setEdited} onRemove={setRemoved} />}
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveUserDialog user={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}
