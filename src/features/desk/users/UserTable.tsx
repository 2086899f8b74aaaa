import { Lock, LockOpen, UserPlus } from 'lucide-react';
import { Table, applyMask, toast, type Column } from '../../../../renderers/ui';
import { showError } from '../../../shared/alert/alertStore';
import { countText, dayText } from '../../../../engine/values';
import { setAccess } from './users';
import type { DeskUser } from '../../../../contract/nomination';
import styles from './users.module.css';

const columns: readonly Column<DeskUser>[] = [
  {
    key: 'name',
    header: 'Usuário',
    cell: ({ Name, Email }) => (
      <span className={styles.person}>
        <strong>{Name}</strong>
        <span>{Email}</span>
      </span>
    ),
  },
  {
    key: 'cpf',
    header: 'CPF',
    cell: cpfOf,
    whole: true,
  },
  { key: 'clients', header: 'Cliente', cell: clientsOf },
  { key: 'since', header: 'Cadastro', cell: ({ CreatedAt }) => dayText(CreatedAt), whole: true },
  {
    key: 'login',
    header: 'Último acesso',
    cell: ({ LastLoginAt }) => (LastLoginAt ? dayText(LastLoginAt) : 'Nunca'),
    whole: true,
  },
  { key: 'state', header: 'Situação', cell: stateOf },
];

function cpfOf({ CPF, IsCPFShared }: DeskUser) {
  if (!CPF) return 'Não definido';
  if (!IsCPFShared) return applyMask('cpf', CPF);
  return (
    <span className={styles.person}>
      <span>{applyMask('cpf', CPF)}</span>
      <strong>Em outra conta</strong>
    </span>
  );
}

function clientsOf({ Clients, Company }: DeskUser) {
  if (Clients.length > 0) return Clients.map(({ Name }) => Name).join(', ');
  return Company ? `Informou: ${Company.Name} (${applyMask('cpf-cnpj', Company.CPFCNPJ)})` : 'Não definido';
}

function stateOf({ AccessEnded, EmailConfirmed, Clients, IdleMonths }: DeskUser) {
  if (AccessEnded) return 'Acesso encerrado';
  if (!EmailConfirmed) return 'E-mail não confirmado';
  if (IdleMonths !== null && Clients.length > 0) return `Inativa há ${countText(IdleMonths, 'meses')}`;
  return Clients.length > 0 ? 'Ativo' : 'Aguardando nomeação';
}

interface UserTableProps {
  users: readonly DeskUser[];
  onNominate: (user: DeskUser) => void;
}

/** Users with what an executive may do about each. */
export function UserTable({ users, onNominate }: UserTableProps) {
  const actions = (user: DeskUser) => [
    { label: 'Nomear a um cliente', icon: <UserPlus size={18} />, onSelect: () => onNominate(user) },
    user.AccessEnded
      ? { label: 'Reabrir acesso', icon: <LockOpen size={18} />, onSelect: () => void change(user, false) }
      : { label: 'Encerrar acesso', icon: <Lock size={18} />, onSelect: () => void change(user, true) },
  ];
  return (
    <Table
      caption="Usuários do portal"
      columns={columns}
      rows={users}
      rowKey={({ Uid }) => Uid}
      actions={actions}
    />
  );
}

async function change({ Uid, Name }: DeskUser, ended: boolean) {
  try {
    await setAccess(Uid, ended);
    toast('success', `Acesso de ${Name} ${ended ? 'encerrado' : 'reaberto'}.`);
  } catch (error) {
    showError(error);
  }
}
