import type { Db } from '../../../db/db';
import type { Deps } from '../../../deps';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { storedTaxId } from '../../../storedTaxId';
import { findUserByEmail, insertUser } from '../account/repository';
import { recordAudit } from '../../platform/audit/recordAudit';
import { hashOf, newToken } from '../auth/accessToken';
import { alreadyRegisteredLetter, confirmationLetter, firstPasswordLetter } from '../auth/letters';
import { demandStrength } from '../auth/password';
import { insertToken } from '../auth/repository';
import { postMail } from '../../notifications/mail/postMail';
import type { MailDeps } from '../../notifications/mail/postMail';
import { acceptTerms } from '../terms/acceptTerms';
import { termsOf } from '../terms/terms';
import { accountFor, UNPROVEN } from './accountFor';
import type { Account } from './accountFor';
import type { SignUpBody } from '../../../../contract/auth';
import { DAY_MS } from '../../../infra/durations';

const CONFIRMATION_MS = 7 * DAY_MS;

type SignUpDeps = MailDeps & Pick<Deps, 'db' | 'identity' | 'portalUrl' | 'publicConfig'>;

/**
 * Registers a person who may do nothing until an executive nominates them (decision 43). A person who came through a
 * social network brings its identity; others get an account with the password. What became of it is told to the
 * e-mail alone: the answer to an address that has an account is the same.
 */
export async function signUp(
  deps: SignUpDeps,
  body: SignUpBody,
  social: TokenIdentity | null,
  ip: string,
): Promise<void> {
  const email = (social?.email ?? body.Email).toLowerCase();
  const person = { ...body, Email: email };
  if (social) {
    const account = { uid: social.uid, isAdopted: false };
    return keepOrTell(deps, person, { account, isConfirmed: social.isEmailVerified, ip });
  }
  demandStrength(body.Password ?? '', 'Password');
  await deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const { Email, Name, Password } = person;
    const account = await accountFor(within, {
      email: Email,
      name: Name.trim(),
      password: Password ?? undefined,
    });
    // After a failure from here on the account stays without its user, and the next attempt takes it.
    if (account === null) return tellAlreadyRegistered(within, person);
    await keepOrTell(within, person, { account, isConfirmed: false, ip });
  });
}

interface NewAccount {
  account: Account;
  isConfirmed: boolean;
  ip: string;
}

async function keepOrTell(deps: SignUpDeps, body: SignUpBody, { account, isConfirmed, ip }: NewAccount) {
  const { uid, isAdopted } = account;
  const at = deps.clock.now();
  const isNew = await deps.db.transaction(async (tx) => {
    const user = { uid, ...rowOf(body), emailConfirmedAt: isConfirmed ? at : null, dataUpdatedAt: at };
    const access = isAdopted
      ? { sessionsEndedAt: UNPROVEN }
      : { passwordChangedAt: body.Password ? at : null };
    if (!(await insertUser(tx, { ...user, ...access }))) return false;
    const after = { acceptedTerms: true, company: user.companyDocument };
    const entry = { actorUid: uid, action: 'user.sign-up', subject: `user:${uid}`, before: null, after, at };
    await recordAudit(tx, entry);
    await acceptTerms(tx, termsOf(deps.publicConfig.brand), { uid, ip, at });
    if (!isConfirmed) await askForConfirmation(tx, deps, body, account);
    return true;
  });
  if (!isNew) await tellAlreadyRegistered(deps, body);
}

function rowOf({ Name, CPF, Company, Phone, MobilePhone, Email }: SignUpBody) {
  return {
    name: Name.trim(),
    email: Email,
    cpfCnpj: storedTaxId(CPF),
    phone: Phone,
    mobilePhone: MobilePhone,
    companyDocument: Company && storedTaxId(Company.CPFCNPJ),
    companyName: Company?.Name.trim() ?? null,
  };
}

async function askForConfirmation(
  tx: Db,
  deps: SignUpDeps,
  { Name, Email }: SignUpBody,
  { uid: userUid, isAdopted }: Account,
) {
  const token = newToken();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_MS);
  const about = { userUid, emailHash: hashOf(Email), tokenHash: hashOf(token) };
  // A password that is not known to be this person's is replaced with the proof.
  const purpose = isAdopted ? 'password' : 'confirmation';
  await insertToken(tx, { purpose, ...about, createdAt, expiresAt });
  const link = `${deps.portalUrl}/${isAdopted ? 'change-password' : 'silent-register'}/${token}`;
  const letter = isAdopted ? firstPasswordLetter : confirmationLetter;
  await postMail(tx, deps, letter({ name: Name.trim(), email: Email }, link));
}

/** Greets by the name on file: the one typed here may be a stranger's. */
async function tellAlreadyRegistered(deps: SignUpDeps, { Email }: SignUpBody): Promise<void> {
  const user = await findUserByEmail(deps.db, Email);
  const to = { name: user?.name ?? Email, email: Email };
  return postMail(deps.db, deps, alreadyRegisteredLetter(to, `${deps.portalUrl}/login`));
}
