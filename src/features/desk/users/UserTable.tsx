import { Lock, LockOpen, UserPlus } from 'lucide-react';
import { applyMask, type Column } from '../../../../renderers/ui';
import { countText, dayText } from '../../../../engine/values';
import { ListTable } from '../../../shared/table/ListTable';
import type { RowsOf } from '../../../shared/table/useList';
import { doEach } from '../doEach';
import { ManyUsers } from './ManyUsers';
import { setAccess } from './users';
import type { DeskUser } from '../../../../contract/nomination';
import rows from '../rows.module.css';

export const userColumns: readonly Column<DeskUser>[] = [
  { key: 'name', header: 'Usuário', share: 1.8, sort: 'nome', cell: personOf },
  { key: 'state', header: 'Situação', share: 1.5, cell: stateOf },
  { key: 'clients', header: 'Cliente', share: 1.9, cell: clientsOf },
  { key: 'cpf', header: 'CPF', share: 1.45, whole: true, cell: cpfOf },
  {
    key: 'since',
    header: 'Cadastro',
    share: 1.15,
    half: true,
    sort: 'cadastro',
    whole: true,
    cell: ({ CreatedAt }) => dayText(CreatedAt),
  },
  {
    key: 'login',
    header: 'Último acesso',
    share: 1.15,
    half: true,
    sort: 'acesso',
    whole: true,
    cell: ({ LastLoginAt }) => (LastLoginAt ? dayText(LastLoginAt) : 'Nunca'),
  },
];

function personOf({ Name, Email }: DeskUser) {
  return (
    <span>
      <strong className={rows.strong}>{Name}</strong>
      <span className={rows.under}>{Email}</span>
    </span>
  );
}

function cpfOf({ CPF, IsCPFShared }: DeskUser) {
  if (!CPF) return 'Não definido';
  if (!IsCPFShared) return applyMask('cpf', CPF);
  return (
    <span>
      {applyMask('cpf', CPF)}
      <strong className={`${rows.under} ${rows.aside}`}>Em outra conta</strong>
    </span>
  );
}

function clientsOf({ Clients, Company }: DeskUser) {
  if (Clients.length > 0) return <span>{Clients.map(({ Name }) => Name).join(', ')}</span>;
  if (!Company) return 'Não definido';
  return <span>{`Informou: ${Company.Name} (${applyMask('cpf-cnpj', Company.CPFCNPJ)})`}</span>;
}

function stateOf({ AccessEnded, EmailConfirmed, Clients, IdleMonths }: DeskUser) {
  if (AccessEnded) return 'Acesso encerrado';
  if (!EmailConfirmed) return 'E-mail não confirmado';
  if (IdleMonths !== null && Clients.length > 0) return `Inativo há ${countText(IdleMonths, 'meses')}`;
  return Clients.length > 0 ? 'Ativo' : 'Aguarda nomeação';
}

const many = {
  name: ({ Name }: DeskUser) => Name,
  nouns: ['usuário', 'usuários'] as const,
  Actions: ManyUsers,
};

interface UserTableProps {
  readonly users: readonly DeskUser[];
  readonly list: RowsOf;
  readonly onNominate: (user: DeskUser) => void;
}

export function UserTable({ users, list, onNominate }: UserTableProps) {
  const actions = (user: DeskUser) => [
    { label: 'Nomear a um cliente', icon: <UserPlus size={18} />, onSelect: () => onNominate(user) },
    user.AccessEnded
      ? { label: 'Reabrir acesso', icon: <LockOpen size={18} />, onSelect: () => void change(user, false) }
      : { label: 'Encerrar acesso', icon: <Lock size={18} />, onSelect: () => void change(user, true) },
  ];
  return (
    <ListTable
      caption="Usuários do portal"
      list={list}
      columns={userColumns}
      rows={users}
      rowKey={({ Uid }) => Uid}
      onOpen={onNominate}
      actions={actions}
      many={many}
    />
  );
}

const change = (user: DeskUser, ended: boolean) =>
  doEach(
    [user],
    ({ Uid }) => setAccess(Uid, ended),
    `Acesso de ${user.Name} ${ended ? 'encerrado' : 'reaberto'}.`,
  );
