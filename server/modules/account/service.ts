import type { Db } from '../../db/db';
import { isNaturalPerson } from '../clients/service';
import { contactsOf } from './contacts';
import { userAnswer } from './contract';
import { refuseSignIn } from './problems';
import { findUser, findUserByEmail } from './repository';
import type { User } from './repository';
import { countQuotes } from '../quotes/repository';
import { STATUS } from '../quotes/status';
import { ownerOf } from '../../http/Caller';
import { refuse } from '../../http/refuse';

/** The session's user and the people who look after them. Throws UNKNOWN_USER when nobody is registered. */
export async function signIn(db: Db, uid: string) {
  const user = await findUser(db, uid);
  if (!user) throw refuseSignIn('UNKNOWN_USER');
  return { user: await describe(db, user), ...(await contactsOf(db, uid)) };
}

/** The user with this e-mail: oneself, or anybody for the executive desk; a stranger does not exist. */
export async function findByEmail(db: Db, asker: User, email: string) {
  const user = await findUserByEmail(db, email);
  if (!user || (user.uid !== asker.uid && !asker.isExecutive)) throw refuse('NOT_FOUND');
  return describe(db, user);
}

async function describe(db: Db, user: User) {
  const [isPhysicalPerson, quotesToIssue] = await Promise.all([
    isNaturalPerson(db, user.uid),
    countQuotes(db, ownerOf({ user, link: null }), STATUS.paymentReady),
  ]);
  return userAnswer(user, { isPhysicalPerson, quotesToIssue });
}
