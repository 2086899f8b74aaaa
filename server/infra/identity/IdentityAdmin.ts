export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

export interface IdentityAdmin {
  /**
   * Makes an account; without a password its owner sets one by a reset e-mail. Answers its uid. Throws
   * EmailTakenError.
   */
  create(account: { email: string; name: string; password?: string | undefined }): Promise<string>;
  /** Of who came by a link in the account's mailbox, which proves the e-mail; second factors ask for that. */
  setPassword(uid: string, password: string): Promise<void>;
  /** Takes the second factor away, of a device that was lost, and ends the sessions as their tokens run out. */
  forgetSecondFactor(uid: string): Promise<void>;
  find(email: string): Promise<string | null>;
  /** Ends the account's sessions as their tokens run out, which is within the hour. */
  endSessions(uid: string): Promise<void>;
  /** Sessions from before are void: a password change, or sessions ended. Null when there is no account. */
  sessionsSince(uid: string): Promise<Date | null>;
  /** Throws EmailTakenError. */
  changeEmail(uid: string, email: string): Promise<void>;
  /** Removes the account, which ends its sessions as their tokens run out; one that is gone stays gone. */
  remove(uid: string): Promise<void>;
}
