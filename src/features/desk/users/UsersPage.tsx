import { useState } from 'react';
import { Card, EmptyState, Field, Select, Skeleton } from '../../../../renderers/ui';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { NominateDialog } from './NominateDialog';
import { UserTable } from './UserTable';
import { useDeskUsers } from './users';
import type { DeskUser, UserState } from '../../../../contract/nomination';
import pageStyles from '../../../shared/ui/page.module.css';
import styles from '../desk.module.css';

const states = [
  { value: 'pending', label: 'Aguardando nomeação' },
  { value: 'nominated', label: 'Dos meus clientes' },
  { value: 'idle', label: 'Inativos há mais de 6 meses' },
];

const leads: Record<UserState, string> = {
  pending:
    'Quem se cadastra no portal só entra depois de nomeado a um cliente. Confira os dados antes de nomear.',
  nominated: 'Quem acessa o portal em nome dos seus clientes.',
  idle: 'Pelos Termos de Uso, a conta sem acesso por mais de 6 meses pode ser cancelada. Encerre o acesso de quem não o usa mais; ele pode ser reaberto.',
};

const none: Record<UserState, string> = {
  pending: 'Ninguém aguarda nomeação.',
  nominated: 'Nenhum usuário dos seus clientes.',
  idle: 'Nenhuma conta inativa há mais de 6 meses.',
};

/** /executivo/usuarios: who waits for a client, who has one (decision 43), and who has not come for long. */
export function UsersPage() {
  usePageTitle('Usuários');
  const [state, setState] = useState<UserState>('pending');
  const [nominating, setNominating] = useState<DeskUser>();
  const { data, error } = useDeskUsers(state);
  return (
    <div className={pageStyles.stack}>
      <Card as="section" aria-label="Usuários">
        <p className={styles.lead}>{leads[state]}</p>
        <div className={styles.linksBar}>
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
        {data?.length === 0 && <EmptyState>{none[state]}</EmptyState>}
        {data && data.length > 0 && <UserTable users={data} onNominate={setNominating} />}
      </Card>
      {nominating && <NominateDialog user={nominating} onClose={() => setNominating(undefined)} />}
    </div>
  );
}
