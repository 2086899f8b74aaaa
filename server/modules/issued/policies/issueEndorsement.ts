import { alphanumeric, civilDayOf } from '../../../../engine/values';
import { changeDay } from '../../../../engine/rating';
import type { Db } from '../../../db/db';
import type { EndorsementRow, PolicyRow, PolicyState } from '../../../db/schema';
import { refuse } from '../../../http/refuse';
import { after, fold } from './fold';
import { countsFrom } from './ledger';
import { endorsementNumber } from './policyNumber';
import { refusePolicy } from './problems';
import { changePolicy, insertEndorsement, listEndorsements, lockPolicy, nextSuffix } from './repository';
import type { NewEndorsement } from './repository';
import { columnsOf, stateOf } from './state';

export type EndorsementOrder = Omit<
  NewEndorsement,
  'id' | 'number' | 'suffix' | 'state' | 'effectiveOn' | 'cancelledAt'
> & {
  version: number;
  /** YYYY-MM-DD, where somebody agreed to it. */
  acceptedOn?: string;
};

export interface IssuedEndorsement {
  endorsement: EndorsementRow;
  policy: PolicyRow;
}

/**
 * Issues an endorsement: numbers it, appends it to the policy's history and folds it into the policy, in the caller's
 * transaction, which keeps the policy locked. Throws NOT_FOUND, POLICY_CHANGED when somebody else was first,
 * POLICY_CANCELLED.
 */
export async function issueEndorsement(db: Db, order: EndorsementOrder): Promise<IssuedEndorsement> {
  const { version, acceptedOn, ...ordered } = order;
  const policy = await takePolicy(db, ordered.policyId, version);
  const insuredName = nameOnFile(policy, ordered.asked);
  const terms = { ...ordered, asked: { ...ordered.asked, insuredName } };
  const state = after(stateOf(policy), terms);
  const suffix = await nextSuffix(db, policy.id);
  const endorsement = await insertEndorsement(db, {
    ...terms,
    suffix,
    number: endorsementNumber(policy.number, suffix),
    state,
    effectiveOn: terms.rule.start
      ? changeDay({ start: policy.validityStart, end: policy.validityEnd }, terms.asked.validityStart)
      : countsFrom({ ...terms, acceptedOn }, civilDayOf(terms.issuedAt)),
  });
  return { endorsement, policy: await changePolicy(db, policy, columnsOf(state)) };
}

/** The form cleans a name that it fills in: one that nobody changed keeps its spelling. */
function nameOnFile({ insuredName: own }: PolicyRow, { insuredName: asked }: PolicyState): string | null {
  return own !== null && asked === alphanumeric(own).trim() ? own : asked;
}

/**
 * The policy, locked, as long as it is at that version and not cancelled: what binds a request to the policy that it
 * was made for. Throws NOT_FOUND, POLICY_CHANGED, POLICY_CANCELLED.
 */
export async function takePolicy(db: Db, policyId: string, version: number): Promise<PolicyRow> {
  return demandVersion(await lockPolicy(db, policyId), version);
}

export function demandVersion(policy: PolicyRow | undefined, version: number): PolicyRow {
  if (!policy) throw refuse('NOT_FOUND');
  if (policy.cancelledAt !== null) throw refusePolicy('POLICY_CANCELLED');
  if (policy.version !== version) throw refusePolicy('POLICY_CHANGED');
  return policy;
}

export async function foldAnew(db: Db, policy: PolicyRow): Promise<PolicyRow> {
  const history = await listEndorsements(db, policy.id);
  const counting = history.filter(({ cancelledAt }) => cancelledAt === null);
  return changePolicy(db, policy, columnsOf(fold(policy.firstState, counting)));
}
