import type { Db } from '../../../db/db';
import type { User } from '../../../db/schema';
import type { Deps } from '../../../deps';
import type { TokenIdentity } from '../../../infra/identity/VerifyIdToken';
import { isNaturalPerson } from '../../clients/service';
import { contactsOf } from './contacts';
import { userAnswer } from './answers';
import { admit } from './admit';
import type { AdmitDeps } from './admit';
import { machineTime } from '../auth/repository';
import { announce } from '../../../hub/announce';
import {
  deleteSubscription,
  deleteSubscriptions,
  storeSubscription,
} from '../../notifications/pushRepository';
import { findUserByEmail, updateUser } from './repository';
import { demandSecondFactor } from './secondFactor';
import { catalogueTold } from '../../definitions/productStore';
import { countExpiredBillets } from '../../issued/financial/billetList';
import { billetSight } from '../../issued/financial/sight';
import { countQuotes } from '../../quotes/repository';
import type { FoundUser } from '../../../../contract/people';
import { STATUS } from '../../../../contract/statuses/quote';
import { hasOpenSchedule } from '../../surveys/repository';
import { ownerOf } from '../../../access/Caller';
import { refuse } from '../../../http/refuse';

export async function signIn(
  deps: AdmitDeps & Pick<Deps, 'products' | 'secondFactor'>,
  identity: TokenIdentity,
  pushToken: string | null,
) {
  const { db, clock, products } = deps;
  const user = await admit(deps, identity);
  demandSecondFactor(deps, user, identity);
  await updateUser(db, user.uid, { lastLoginAt: clock.now() });
  if (pushToken) await storeSubscription(db, { userUid: user.uid, token: pushToken, createdAt: clock.now() });
  const catalogue = catalogueTold(products.for(user.uid));
  return { user: await describe(deps, user), ...(await contactsOf(db, user.uid)), catalogue };
}

export async function signOut(db: Db, user: User, pushToken: string): Promise<void> {
  if (pushToken) await deleteSubscription(db, user.uid, pushToken);
}

export async function signOutEverywhere(
  { db, identity }: Pick<Deps, 'db' | 'identity'>,
  { uid }: User,
): Promise<void> {
  await identity.endSessions(uid);
  await db.transaction(async (tx) => {
    await updateUser(tx, uid, { sessionsEndedAt: machineTime() });
    await deleteSubscriptions(tx, uid);
    await announce(tx, { kind: 'ended', uid });
  });
}

/** Oneself, or anybody for the executive desk; others are not found. */
export async function findByEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'products'>,
  asker: User,
  email: string,
): Promise<FoundUser> {
  const user = await findUserByEmail(deps.db, email);
  if (!user || (user.uid !== asker.uid && !asker.isExecutive)) throw refuse('NOT_FOUND');
  const found = await describe(deps, user);
  return user.uid === asker.uid ? { ...found, catalogue: catalogueTold(deps.products.for(user.uid)) } : found;
}

async function describe({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: User) {
  const [isPhysicalPerson, quotesToIssue, expiredBillets, hasOpenSurvey] = await Promise.all([
    isNaturalPerson(db, user.uid),
    countQuotes(db, ownerOf({ user, link: null }), STATUS.paymentReady),
    billetSight(db, user.uid).then((sight) => countExpiredBillets(db, sight, clock.today())),
    hasOpenSchedule(db, user.uid),
  ]);
  return userAnswer(user, { isPhysicalPerson, quotesToIssue, expiredBillets, hasOpenSurvey });
}
