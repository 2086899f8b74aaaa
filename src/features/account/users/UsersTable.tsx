import { Badge, Table, applyMask, toast, type MenuItem } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { inviteAgain } from '../api';
import type { ManagedUser } from '../../../../contract/users';

interface UsersTableProps {
  users: readonly ManagedUser[];
  onEdit: (user: ManagedUser) => void;
  onRemove: (user: ManagedUser) => void;
}

export function UsersTable({ users, onEdit, onRemove }: UsersTableProps) {
  const actions = (user: ManagedUser): readonly MenuItem[] =>
    user.isManageable
      ? [
          { label: 'Editar', onSelect: () => onEdit(user) },
          ...(user.isPending ? [{ label: 'Reenviar convite', onSelect: () => void remind(user) }] : []),
          { label: 'Remover', onSelect: () => onRemove(user) },
        ]
      : [];
  return (
    <Table
      caption="Usuários das suas empresas"
      rows={users}
      rowKey={({ uid }) => uid}
      actions={actions}
      columns={[
        { key: 'name', header: 'Nome', cell: ({ name }) => name },
        { key: 'email', header: 'E-mail', cell: ({ email }) => email },
        {
          key: 'phone',
          header: 'Celular',
          cell: ({ mobilePhone, phone }) => phoneOf(mobilePhone ?? phone),
          whole: true,
        },
        {
          key: 'companies',
          header: 'Empresas',
          cell: ({ companies }) => companies.map(({ name }) => name).join(', '),
        },
        { key: 'state', header: 'Situação', cell: stateOf },
      ]}
    />
  );
}

/** A pending user may have lost the letter, or its link has expired. */
async function remind({ uid, name, email }: ManagedUser) {
  try {
    await inviteAgain(uid);
    toast('success', `Enviamos um novo convite a ${name}, em ${email}.`);
  } catch (error) {
    showError(error);
  }
}

const phoneOf = (number: string | null) => (number ? applyMask('phone', number) : 'Não definido');

function stateOf({ isResponsibleClient, isPending }: ManagedUser) {
  if (isResponsibleClient) return <Badge tone="info">Responsável</Badge>;
  return isPending ? <Badge tone="warning">Convidado</Badge> : <Badge tone="success">Ativo</Badge>;
}
