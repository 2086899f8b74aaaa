import { EmailTakenError, type IdentityAdmin } from '../infra/identity/IdentityAdmin';

/** An identity provider in memory: uid to e-mail. */
export interface FakeIdentity extends IdentityAdmin {
  accounts: Map<string, string>;
}

export function fakeIdentity(): FakeIdentity {
  const accounts = new Map<string, string>();
  const refuseTaken = (email: string) => {
    if ([...accounts.values()].includes(email)) throw new EmailTakenError('email taken');
  };
  return {
    accounts,
    create: async ({ email }) => {
      refuseTaken(email);
      const uid = `new-${accounts.size + 1}`;
      accounts.set(uid, email);
      return uid;
    },
    changeEmail: async (uid, email) => {
      refuseTaken(email);
      accounts.set(uid, email);
    },
    remove: async (uid) => void accounts.delete(uid),
  };
}
