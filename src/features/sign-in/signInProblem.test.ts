import { describe, expect, it } from 'vitest';
import { signInProblem } from './signInProblem';

describe('signInProblem', () => {
  it.each(['auth/wrong-password', 'auth/invalid-credential'])('%s offers a new password', (code) => {
    expect(signInProblem({ code })).toMatchObject({ recover: true });
  });

  it('an unknown user reads as the catalogue says', () => {
    expect(signInProblem({ code: 'auth/user-not-found' })?.message).toBe(
      'Não há registro de usuário correspondente a este identificador. O usuário pode ter sido excluído.',
    );
  });

  it('a closed social window is no problem', () => {
    expect(signInProblem({ code: 'auth/popup-closed-by-user' })).toBeUndefined();
  });

  it('any other error shows its own message', () => {
    expect(signInProblem(new Error('Quota exceeded'))).toEqual({ message: 'Quota exceeded' });
  });
});
