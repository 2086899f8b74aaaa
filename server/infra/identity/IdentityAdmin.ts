/** An e-mail that another account of the identity provider has. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

/** What the server does to accounts at the identity provider; nothing here is a user's own call. */
export interface IdentityAdmin {
  /**
   * Makes an account; without a password its owner sets one by a reset e-mail. Answers its uid. Throws
   * EmailTakenError.
   */
  create(account: { email: string; name: string; password?: string }): Promise<string>;
  /** Gives the account this password and ends the sessions that it has. */
  setPassword(uid: string, password: string): Promise<void>;
  /** Throws EmailTakenError. */
  changeEmail(uid: string, email: string): Promise<void>;
  /** Removes the account, which ends its sessions as their tokens run out; one that is gone stays gone. */
  remove(uid: string): Promise<void>;
}
