import { EmailTakenError, type IdentityAdmin } from '../infra/identity/IdentityAdmin';

export interface FakeIdentity extends IdentityAdmin {
  accounts: Map<string, string>;
  passwords: Map<string, string>;
  /** Whose second factor was taken away. */
  withoutFactor: Set<string>;
  /** uid to the moment before which its sessions are void. */
  since: Map<string, Date>;
}

export function fakeIdentity(): FakeIdentity {
  const accounts = new Map<string, string>();
  const passwords = new Map<string, string>();
  const withoutFactor = new Set<string>();
  const since = new Map<string, Date>();
  let made = 0;
  const refuseTaken = (email: string) => {
    if ([...accounts.values()].includes(email)) throw new EmailTakenError('email taken');
  };
  return {
    accounts,
    passwords,
    withoutFactor,
    since,
    forgetSecondFactor: async (uid) => void withoutFactor.add(uid),
    find: async (email) => [...accounts].find(([, taken]) => taken === email)?.[0] ?? null,
    endSessions: async (uid) => void since.set(uid, new Date()),
    sessionsSince: async (uid) => since.get(uid) ?? null,
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
