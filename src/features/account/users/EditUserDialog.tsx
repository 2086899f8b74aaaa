import { Button, Dialog, toast } from '../../../../renderers/ui';
import { editUser } from '../api';
import type { ManagedUser } from '../../../../contract/users';
import { UserFormCard } from './UserFormCard';

export function EditUserDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const cancel = (
    <Button kind="quiet" onClick={onClose}>
      Cancelar
    </Button>
  );
  return (
    <Dialog title={`Editar ${user.name}`} onClose={onClose} width="44rem">
      <UserFormCard
        user={user}
        submit="Salvar"
        cancel={cancel}
        onSubmit={async (data) => {
          await editUser({ ...data, uid: user.uid });
          toast('success', 'Usuário atualizado.');
          onClose();
        }}
      />
    </Dialog>
  );
}
