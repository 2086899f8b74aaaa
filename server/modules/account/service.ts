import type { Deps } from '../../deps';
import { isNaturalPerson } from '../clients/service';
import { contactsOf } from './contacts';
import { userAnswer } from './contract';
import { refuseSignIn } from './problems';
import { findUser, findUserByEmail } from './repository';
import type { User } from './repository';
import { countExpiredBillets } from '../financial/repository';
import { countQuotes } from '../quotes/repository';
import { STATUS } from '../quotes/status';
import { ownerOf } from '../../http/Caller';
import { refuse } from '../../http/refuse';

type Ground = Pick<Deps, 'db' | 'clock'>;

/** The session's user and the people who look after them. Throws UNKNOWN_USER when nobody is registered. */
export async function signIn(ground: Ground, uid: string) {
  const { db } = ground;
  const user = await findUser(db, uid);
  if (!user) throw refuseSignIn('UNKNOWN_USER');
  return { user: await describe(ground, user), ...(await contactsOf(db, uid)) };
}

/** The user with this e-mail: oneself, or anybody for the executive desk; a stranger does not exist. */
export async function findByEmail(ground: Ground, asker: User, email: string) {
  const user = await findUserByEmail(ground.db, email);
  if (!user || (user.uid !== asker.uid && !asker.isExecutive)) throw refuse('NOT_FOUND');
  return describe(ground, user);
}

async function describe({ db, clock }: Ground, user: User) {
  const [isPhysicalPerson, quotesToIssue, expiredBillets] = await Promise.all([
    isNaturalPerson(db, user.uid),
    countQuotes(db, ownerOf({ user, link: null }), STATUS.paymentReady),
    countExpiredBillets(db, user.uid, clock.today()),
  ]);
  return userAnswer(user, { isPhysicalPerson, quotesToIssue, expiredBillets });
}
