import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const RecoverPasswordPage = lazy(async () => ({
  default: (await import('./RecoverPasswordPage')).RecoverPasswordPage,
}));
const NewPasswordPage = lazy(async () => ({ default: (await import('./NewPasswordPage')).NewPasswordPage }));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('./ChangePasswordPage')).ChangePasswordPage,
}));

export const publicPasswordRoutes: RouteObject[] = [
  { path: 'recover-password', element: <RecoverPasswordPage /> },
  { path: 'change-password/:token', element: <NewPasswordPage /> },
];

export const passwordRoutes: RouteObject[] = [{ path: 'alterar-senha', element: <ChangePasswordPage /> }];
