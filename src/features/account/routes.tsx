import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ResponsibleOnly } from './users/ResponsibleOnly';

const RegistrationPage = lazy(async () => ({
  default: (await import('./registration/RegistrationPage')).RegistrationPage,
}));
const UsersPage = lazy(async () => ({ default: (await import('./users/UsersPage')).UsersPage }));
const NewUserPage = lazy(async () => ({ default: (await import('./users/NewUserPage')).NewUserPage }));
const MyDataPage = lazy(async () => ({ default: (await import('./my-data/MyDataPage')).MyDataPage }));

/** One's own data, and the users of a responsible client. */
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
