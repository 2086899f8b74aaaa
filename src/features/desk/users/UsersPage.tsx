import { useState } from 'react';
import type { DeskUser, UserPage, UserState } from '../../../../contract/nomination';
import { EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { ListFilters } from '../../../shared/table/ListFilters';
import { ListResults } from '../../../shared/table/ListResults';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { NominateDialog } from './NominateDialog';
import { filterOf, stateInAddress, stateOf, userNames, userStates } from './userList';
import { UserTable, userColumns } from './UserTable';
import { useDeskUsers } from './users';
import rows from '../rows.module.css';
import table from '../../../shared/table/table.module.css';

/** /executivo/usuarios: who waits for a client, who has one (decision 43), and who has not come for long. */
export function UsersPage() {
  usePageTitle('Usuários');
  const uid = useUid();
  return uid ? <Users key={uid} uid={uid} /> : <Skeleton lines={8} />;
}

function Users({ uid }: { uid: string }) {
  const list = useList(uid, userNames);
  const { search, found } = usePages(list, filterOf);
  const answer = useDeskUsers(search);
  const [nominating, setNominating] = useState<DeskUser>();
  const state = stateOf(list);
  return (
    <div className={table.list}>
      <ListFilters
        label="Usuários"
        list={list}
        columns={userColumns}
        hint="Nome, e-mail, CPF ou empresa"
        chips={[]}
      />
      <ViewTabs label="Situação" tabs={tabsOf(answer.data?.Counts)} list={list} name="situacao" />
      <p className={rows.about}>{leads[state]}</p>
      <ListResults
        nouns={['usuário', 'usuários']}
        list={{ ...list, isNarrow: list.text.trim() !== '' }}
        found={found(answer)}
        noneFound="Ninguém combina com a busca nesta situação. Mude a situação ou a busca."
        none={<EmptyState>{none[state]}</EmptyState>}
      >
        {(users) => <UserTable users={users} list={list} onNominate={setNominating} />}
      </ListResults>
      {nominating && <NominateDialog user={nominating} onClose={() => setNominating(undefined)} />}
    </div>
  );
}

const labels: Readonly<Record<UserState, string>> = {
  pending: 'Aguardam nomeação',
  nominated: 'Dos meus clientes',
  idle: 'Inativos há 6 meses',
};

const tabsOf = (counts: UserPage['Counts'] | undefined): readonly ViewTab[] =>
  userStates.map((state) => ({
    value: stateInAddress(state),
    label: labels[state],
    many: counts?.[state] ?? null,
  }));

const leads: Readonly<Record<UserState, string>> = {
  pending: 'Quem se cadastra só entra depois de nomeado a um cliente. Confira os dados antes de nomear.',
  nominated: 'Quem acessa o portal em nome dos seus clientes.',
  idle: 'Pelos Termos de Uso, a conta sem acesso por mais de 6 meses pode ser cancelada. O acesso encerrado pode ser reaberto.',
};

const none: Readonly<Record<UserState, string>> = {
  pending: 'Ninguém aguarda nomeação.',
  nominated: 'Nenhum usuário dos seus clientes.',
  idle: 'Nenhuma conta inativa há mais de 6 meses.',
};
