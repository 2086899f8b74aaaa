import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const RecoverPasswordPage = page(async () => (await import('./RecoverPasswordPage')).RecoverPasswordPage);
const NewPasswordPage = page(async () => (await import('./NewPasswordPage')).NewPasswordPage);
const ChangePasswordPage = page(async () => (await import('./ChangePasswordPage')).ChangePasswordPage);

export const publicPasswordRoutes: RouteObject[] = [
  { path: 'recover-password', element: <RecoverPasswordPage /> },
  { path: 'change-password/:token', element: <NewPasswordPage /> },
];

export const passwordRoutes: RouteObject[] = [{ path: 'alterar-senha', element: <ChangePasswordPage /> }];
