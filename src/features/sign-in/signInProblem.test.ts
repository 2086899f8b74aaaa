import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api/ApiError';
import { signInProblem } from './signInProblem';

describe('signInProblem', () => {
  it.each(['auth/wrong-password', 'auth/invalid-credential'])('%s offers a new password', (code) => {
    expect(signInProblem({ code })).toEqual({
      message: 'A senha é inválida ou o usuário não possui uma senha. Caso deseje redefinir sua senha,',
      recover: true,
    });
  });

  it('an unknown user reads as the catalogue says', () => {
    expect(signInProblem({ code: 'auth/user-not-found' })?.message).toBe(
      'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
    );
  });

  it.each([
    { code: 'auth/user-disabled' },
    { message: 'The user account has been disabled by an administrator.' },
  ])('a disabled account is known by code or English text: %j', (error) => {
    expect(signInProblem(error)?.message).toBe('A conta do usuário foi desabilitada por um administrador.');
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request'])('%s is no problem', (code) => {
    expect(signInProblem({ code })).toBeUndefined();
  });

  it('our server’s own words are shown', () => {
    const error = new ApiError({ status: 429, message: 'Muitas solicitações em pouco tempo.' });
    expect(signInProblem(error)).toMatchObject({ message: 'Muitas solicitações em pouco tempo.' });
  });

  it('a failure of our server has its title too', () => {
    const error = new ApiError({ status: 500, message: 'x' });
    expect(signInProblem(error)).toEqual({
      title: 'Erro Interno - 500',
      message: 'Contate o administrador do sistema!',
    });
  });

  it.each([
    { code: 'auth/network-request-failed' },
    new TypeError('Failed to fetch dynamically imported module: /assets/identity.js'),
  ])('without network it is the connection: %s', (error) => {
    expect(signInProblem(error)?.message).toBe(
      'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    );
  });

  it('any other failure says nothing in English', () => {
    expect(signInProblem(new Error('Quota exceeded'))?.message).toBe(
      'Não foi possível entrar. Tente novamente em instantes.',
    );
  });
});
