import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';
import { ResponsibleOnly } from './users/ResponsibleOnly';

const RegistrationPage = page(async () => (await import('./registration/RegistrationPage')).RegistrationPage);
const UsersPage = page(async () => (await import('./users/UsersPage')).UsersPage);
const NewUserPage = page(async () => (await import('./users/NewUserPage')).NewUserPage);
const MyDataPage = page(async () => (await import('./my-data/MyDataPage')).MyDataPage);

export const accountRoutes: RouteObject[] = [
  { path: 'atualizacao-cadastral', element: <RegistrationPage /> },
  { path: 'meus-dados', element: <MyDataPage /> },
  {
    path: 'gerenciar-usuarios',
    element: (
      <ResponsibleOnly>
        <UsersPage />
      </ResponsibleOnly>
    ),
  },
  {
    path: 'cadastro-novos-usuarios',
    element: (
      <ResponsibleOnly>
        <NewUserPage />
      </ResponsibleOnly>
    ),
  },
];
