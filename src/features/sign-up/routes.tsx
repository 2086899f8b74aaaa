import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const RegisterPage = lazy(async () => ({ default: (await import('./RegisterPage')).RegisterPage }));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import('./ConfirmEmailPage')).ConfirmEmailPage,
}));

export const signUpRoutes: RouteObject[] = [
  { path: 'register', element: <RegisterPage /> },
  { path: 'silent-register', element: <RegisterPage /> },
  { path: 'silent-register/:token', element: <ConfirmEmailPage /> },
];
