import type { RouteObject } from 'react-router-dom';
import { page } from '../../shared/ui/page';

const RegisterPage = page(async () => (await import('./RegisterPage')).RegisterPage);
const ConfirmEmailPage = page(async () => (await import('./ConfirmEmailPage')).ConfirmEmailPage);

export const signUpRoutes: RouteObject[] = [
  { path: 'register', element: <RegisterPage /> },
  { path: 'silent-register', element: <RegisterPage /> },
  { path: 'silent-register/:token', element: <ConfirmEmailPage /> },
];
