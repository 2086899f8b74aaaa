import type {
  EndorsementOfPolicy,
  EndorsementProcess,
  FoundDocument,
  PolicyDetails,
} from '../../../../contract/policyDetails';
import { isTaken, STATUS, statusLabels } from '../../../../contract/statuses/quote';
import type { Caller } from '../../../access/Caller';
import type { Deps } from '../../../deps';
import { refuse } from '../../../http/refuse';
import { signatureNow } from '../signature';
import { findPolicyById, listEndorsements } from '../policies/repository';
import { historyOn, type PolicyHistory } from '../policies/stateOn';
import { detailsAnswer, endorsementAnswer } from './answers';
import { foundAnswers } from './foundAnswers';
import { inForceOf } from './inForce';
import { documentOfCode, findDocument, openRequestOf, readableRequest, searchDocuments } from './repository';
import type { DocumentPlace } from './repository';

type DetailDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'signer'>;

export async function findDocuments(
  { db, products: { catalogue } }: DetailDeps,
  caller: Caller,
  sought: string,
  limit: number,
): Promise<FoundDocument[]> {
  const seeker = { caller, catalogue };
  const named = await documentOfCode(db, seeker, sought);
  const found = named.length > 0 ? named : await searchDocuments(db, seeker, sought, limit);
  return foundAnswers(db, catalogue, found);
}

interface DetailsWish {
  last?: string | undefined;
  /** A request that is being changed: it does not count as in progress. */
  own?: string | undefined;
  /** As the policy stood at the end of that day, YYYY-MM-DD. */
  on?: string | undefined;
}

/** The policy of a document. Throws NOT_FOUND, also for a day on which there was none. */
export async function policyDetailsOf(
  deps: DetailDeps,
  caller: Caller,
  code: string,
  { last, own, on }: DetailsWish = {},
): Promise<PolicyDetails> {
  const { db, clock, products } = deps;
  const seeker = { caller, catalogue: products.catalogue };
  const place = (await findDocument(db, seeker, code)) ?? (last && (await findDocument(db, seeker, last)));
  const history = await readPolicy(deps, place || undefined);
  const found = on === undefined ? history : historyOn(history, on);
  if (!found) throw refuse('NOT_FOUND');
  const { policy, endorsements } = found;
  const asked = place ? endorsements.find(({ id }) => id === place.endorsementId) : undefined;
  const isInProgress = (await openRequestOf(db, policy.id, clock.now(), own)) !== undefined;
  const request = await readableRequest(db, caller, policy.quoteId);
  const around = { products, today: on ?? clock.today(), signature: signatureNow(deps) };
  return detailsAnswer({ policy, endorsements, asked, isInProgress, request }, around);
}

export async function endorsementsOf(
  deps: DetailDeps,
  caller: Caller,
  code: string,
): Promise<EndorsementOfPolicy[]> {
  const { db, clock, products } = deps;
  const place = await findDocument(db, { caller, catalogue: products.catalogue }, code);
  const { policy, endorsements } = await readPolicy(deps, place);
  const inForce = inForceOf({ policy, endorsements });
  const around = { products, today: clock.today(), inForce };
  return endorsements.map((endorsement) => endorsementAnswer(endorsement, policy, around));
}

export async function processOf(
  { db, clock, products: { catalogue } }: DetailDeps,
  caller: Caller,
  code: string,
  own?: string,
): Promise<EndorsementProcess> {
  const place = await findDocument(db, { caller, catalogue }, code);
  if (!place) throw refuse('NOT_FOUND');
  const status = await openRequestOf(db, place.policyId, clock.now(), own);
  if (status === undefined || !isProcessed(status)) return { Message: null, Status: null };
  const label = statusLabels[status as keyof typeof statusLabels];
  return { Message: 'Há um endosso desta apólice em processamento.', Status: label };
}

export const isProcessed = (status: number) => isTaken(status) || status === STATUS.proposalRequested;

async function readPolicy({ db }: DetailDeps, place: DocumentPlace | undefined): Promise<PolicyHistory> {
  const policy = place && (await findPolicyById(db, place.policyId));
  if (!policy) throw refuse('NOT_FOUND');
  return { policy, endorsements: await listEndorsements(db, policy.id) };
}
