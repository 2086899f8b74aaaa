import { useState } from 'react';
import { Card, EmptyState, Field, Select, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { LoadFailure } from '../../wizard/LoadFailure';
import { DeskNav } from '../DeskNav';
import { NominateDialog } from './NominateDialog';
import { UserTable } from './UserTable';
import { useDeskUsers, type DeskUser, type UserState } from './users';

const states = [
  { value: 'pending', label: 'Aguardando nomeação' },
  { value: 'nominated', label: 'Dos meus clientes' },
];

/** /executivo/usuarios: who registered and waits for a client, and who has one (decision 43). */
export function UsersPage() {
  usePageTitle('Usuários');
  const [state, setState] = useState<UserState>('pending');
  const [nominating, setNominating] = useState<DeskUser>();
  const { data, error } = useDeskUsers(state);
  return (
    <div className="page-stack">
      <DeskNav />
      <Card as="section" aria-label="Usuários">
        <p className="desk-lead">
          Quem se cadastra no portal só entra depois de nomeado a um cliente. Confira os dados antes de
          nomear.
        </p>
        <div className="desk-links-bar">
          <Field id="user-state" label="Situação">
            <Select
              id="user-state"
              value={state}
              options={states}
              onChange={(next) => setState((next ?? 'pending') as UserState)}
            />
          </Field>
        </div>
        {!data && (error ? <LoadFailure /> : <Skeleton lines={6} />)}
        {data?.length === 0 && (
          <EmptyState>
            {state === 'pending' ? 'Ninguém aguarda nomeação.' : 'Nenhum usuário dos seus clientes.'}
          </EmptyState>
        )}
        {data && data.length > 0 && <UserTable users={data} onNominate={setNominating} />}
      </Card>
      {nominating && <NominateDialog user={nominating} onClose={() => setNominating(undefined)} />}
    </div>
  );
}
