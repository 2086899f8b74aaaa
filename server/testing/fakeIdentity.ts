import { EmailTakenError, type IdentityAdmin } from '../infra/identity/IdentityAdmin';

/** An identity provider in memory: uid to e-mail. */
export interface FakeIdentity extends IdentityAdmin {
  accounts: Map<string, string>;
  /** uid to the password that was set last. */
  passwords: Map<string, string>;
}

export function fakeIdentity(): FakeIdentity {
  const accounts = new Map<string, string>();
  const passwords = new Map<string, string>();
  let made = 0;
  const refuseTaken = (email: string) => {
    if ([...accounts.values()].includes(email)) throw new EmailTakenError('email taken');
  };
  return {
    accounts,
    passwords,
    create: async ({ email, password }) => {
      refuseTaken(email);
      const uid = `new-${++made}`;
      accounts.set(uid, email);
      if (password) passwords.set(uid, password);
      return uid;
    },
    setPassword: async (uid, password) => void passwords.set(uid, password),
    changeEmail: async (uid, email) => {
      refuseTaken(email);
      accounts.set(uid, email);
    },
    remove: async (uid) => void accounts.delete(uid),
  };
}
