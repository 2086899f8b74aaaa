import { useState } from 'react';
import type { DeskUser, UserPage, UserState } from '../../../../contract/nomination';
import { Card, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useUid } from '../../../shared/auth/useSession';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { Filters, TextFilter } from '../../../shared/table/Filters';
import { ListResults } from '../../../shared/table/ListResults';
import { NoneFound } from '../../../shared/table/NoneFound';
import { SortChoice, sortsOf } from '../../../shared/table/SortChoice';
import { useList } from '../../../shared/table/useList';
import { usePages } from '../../../shared/table/usePages';
import { useRested } from '../../../shared/table/useRested';
import { useView } from '../../../shared/table/useView';
import { ViewButton } from '../../../shared/table/ViewButton';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { NominateDialog } from './NominateDialog';
import { filterOf, stateInAddress, stateOf, userNames, userStates, type UserList } from './userList';
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
  const view = useView(uid, userNames.key);
  const [nominating, setNominating] = useState<DeskUser>();
  const { search, turnFrom } = usePages(list, filterOf(list, useRested(list.text)), undefined);
  const { data, error, isLoading, mutate } = useDeskUsers(search);
  return (
    <div className={table.list}>
      <Filters
        label="Usuários"
        list={list}
        sort={<Sort list={list} />}
        actions={<ViewButton view={view} columns={userColumns} />}
      >
        <TextFilter
          id="users-search"
          hint="Nome, e-mail, CPF ou empresa"
          value={list.text}
          onChange={list.type}
        />
      </Filters>
      <ViewTabs
        label="Situação"
        tabs={tabsOf(data?.Counts)}
        value={list.filters.situacao}
        onChange={(situacao) => list.change({ situacao })}
      />
      <p className={rows.about}>{leads[stateOf(list)]}</p>
      <ListResults
        nouns={['usuário', 'usuários']}
        data={data}
        error={error}
        isLoading={isLoading}
        empty={<None list={list} />}
        onPage={turnFrom(undefined)}
        onRetry={() => void mutate()}
      >
        {(users) => (
          <UserTable
            users={users}
            view={view}
            sorting={list.sorting}
            onSort={list.sort}
            onNominate={setNominating}
          />
        )}
      </ListResults>
      {nominating && <NominateDialog user={nominating} onClose={() => setNominating(undefined)} />}
    </div>
  );
}

const Sort = ({ list }: { list: UserList }) => (
  <SortChoice id="users-sort" options={sortsOf(userColumns)} sorting={list.sorting} onSort={list.sort} />
);

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

const None = ({ list }: { list: UserList }) => (
  <Card>
    {list.text.trim() ? (
      <NoneFound list={list}>
        Ninguém combina com a busca nesta situação. Mude a situação ou a busca.
      </NoneFound>
    ) : (
      <EmptyState>{none[stateOf(list)]}</EmptyState>
    )}
  </Card>
);
