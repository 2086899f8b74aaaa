import type { Db } from '../../db/db';
import type { Deps } from '../../deps';
import { EmailTakenError } from '../../infra/identity/IdentityAdmin';
import type { TokenIdentity } from '../../infra/identity/VerifyIdToken';
import { storedTaxId } from '../../storedTaxId';
import { findUserByEmail } from '../account/repository';
import { recordAudit } from '../audit/recordAudit';
import { hashOf, newToken } from '../auth/accessToken';
import { alreadyRegisteredLetter, confirmationLetter } from '../auth/letters';
import { demandStrength } from '../auth/password';
import { insertToken } from '../auth/repository';
import { postMail } from '../mail/postMail';
import type { MailDeps } from '../mail/postMail';
import { acceptTerms } from '../terms/acceptTerms';
import { termsOf } from '../terms/terms';
import { checkPerson } from './checkPerson';
import type { SignUpBody } from './contract';
import { insertUser } from './repository';

const CONFIRMATION_MS = 7 * 86_400_000;

type SignUpDeps = MailDeps & Pick<Deps, 'db' | 'identity' | 'portalUrl' | 'publicConfig'>;

/**
 * Registers a person who may do nothing until an executive nominates them (decision 43). Whoever came through a
 * social network brings its identity; others get an account with the password. What became of it is told to the
 * e-mail alone: the answer to an address that has an account is the same.
 */
export async function signUp(
  deps: SignUpDeps,
  body: SignUpBody,
  social: TokenIdentity | null,
  ip: string,
): Promise<void> {
  checkPerson(body);
  const email = (social?.email ?? body.Email).toLowerCase();
  const person = { ...body, Email: email };
  if (social) return keepOrTell(deps, person, { uid: social.uid, isConfirmed: social.isEmailVerified, ip });
  demandStrength(body.Password ?? '', 'Password');
  const uid = await createAccount(deps, person);
  if (uid === null) return tellAlreadyRegistered(deps, person);
  try {
    await keepOrTell(deps, person, { uid, isConfirmed: false, ip });
  } catch (error) {
    // Without its user the account would hold the e-mail for nobody.
    await deps.identity.remove(uid);
    throw error;
  }
}

async function createAccount({ identity }: SignUpDeps, { Email, Name, Password }: SignUpBody) {
  try {
    return await identity.create({ email: Email, name: Name.trim(), password: Password ?? undefined });
  } catch (error) {
    if (error instanceof EmailTakenError) return null;
    throw error;
  }
}

interface NewAccount {
  uid: string;
  isConfirmed: boolean;
  ip: string;
}

async function keepOrTell(deps: SignUpDeps, body: SignUpBody, { uid, isConfirmed, ip }: NewAccount) {
  const at = deps.clock.now();
  const isNew = await deps.db.transaction(async (tx) => {
    const user = { uid, ...rowOf(body), emailConfirmedAt: isConfirmed ? at : null, dataUpdatedAt: at };
    if (!(await insertUser(tx, { ...user, passwordChangedAt: body.Password ? at : null }))) return false;
    const after = { acceptedTerms: true, company: user.companyDocument };
    const entry = { actorUid: uid, action: 'user.sign-up', subject: `user:${uid}`, before: null, after, at };
    await recordAudit(tx, entry);
    await acceptTerms(tx, termsOf(deps.publicConfig.brand), { uid, ip, at });
    if (!isConfirmed) await askForConfirmation(tx, deps, body, uid);
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

async function askForConfirmation(tx: Db, deps: SignUpDeps, { Name, Email }: SignUpBody, userUid: string) {
  const token = newToken();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRMATION_MS);
  const about = { userUid, emailHash: hashOf(Email), tokenHash: hashOf(token) };
  await insertToken(tx, { purpose: 'confirmation', ...about, createdAt, expiresAt });
  const link = `${deps.portalUrl}/silent-register/${token}`;
  await postMail(tx, deps, confirmationLetter({ name: Name.trim(), email: Email }, link));
}

/** Greets by the name on file: the one typed here may be a stranger's. */
async function tellAlreadyRegistered(deps: SignUpDeps, { Email }: SignUpBody): Promise<void> {
  const user = await findUserByEmail(deps.db, Email);
  const to = { name: user?.name ?? Email, email: Email };
  return postMail(deps.db, deps, alreadyRegisteredLetter(to, `${deps.portalUrl}/login`));
}
