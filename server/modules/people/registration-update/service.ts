import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { EmailTakenError } from '../../../infra/identity/IdentityAdmin';
import { findUserByEmail, updateUser } from '../account/repository';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { RegistrationBody } from '../../../../contract/people';
import { refuseRegistration } from './problems';

/** Asking about another's registration finds nothing. */
export function ownOnly(user: User, email: string): User {
  if (email.toLowerCase() !== user.email) throw refuse('NOT_FOUND');
  return user;
}

/** Confirms a user's data; another e-mail becomes the one to sign in with. Throws EMAIL_TAKEN. */
export async function updateRegistration(
  { db, clock, identity }: Pick<Deps, 'db' | 'clock' | 'identity'>,
  user: User,
  body: RegistrationBody,
): Promise<void> {
  const email = body.email.toLowerCase();
  const other = await findUserByEmail(db, email);
  if (other && other.uid !== user.uid) throw refuseRegistration('EMAIL_TAKEN');
  const at = clock.now();
  await db.transaction(async (tx) => {
    await updateUser(tx, user.uid, { ...confirmed(body, at), email });
    await recordAudit(tx, {
      actorUid: user.uid,
      action: 'registration.update',
      subject: `user:${user.uid}`,
      before: { email: user.email },
      after: { email },
      at,
    });
    // Last, so that an identity provider which refuses leaves the database as it was.
    if (email !== user.email) await changeEmail(identity, user.uid, email);
  });
}

function confirmed({ address, ...person }: RegistrationBody, at: Date) {
  const moments = { dataUpdatedAt: at, updatedAt: at, updateDeniedAt: null };
  return { ...person, ...address, name: person.name.trim(), ...moments };
}

async function changeEmail(identity: Deps['identity'], uid: string, email: string) {
  try {
    await identity.changeEmail(uid, email);
  } catch (error) {
    if (error instanceof EmailTakenError) throw refuseRegistration('EMAIL_TAKEN');
    throw error;
  }
}
