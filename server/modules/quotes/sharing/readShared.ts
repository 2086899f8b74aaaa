import type { Shared } from '../../../../contract/sharing';
import type { Caller } from '../../../access/Caller';
import type { QuoteRow } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { findEndorsementOfQuote, findPolicyById, findPolicyOfQuote } from '../../issued/policies/repository';
import type { PrintingDeps } from '../../issued/printing/document';
import { archiveName } from '../printing/archiveName';
import { issuedDocuments } from '../printing/issuedDocuments';
import { findReadable } from '../repository';
import { refuseShare } from './problems';
import { findShared } from './repository';
import { hashOf } from './share';

interface Opened {
  readonly quote: QuoteRow;
  /** The sharer: what they may no longer read, the link no longer shows. */
  readonly caller: Caller;
  readonly expiresAt: Date;
}

async function openShare({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Opened> {
  const found = await findShared(db, hashOf(token), clock.now());
  if (!found || found.maker.closedAt) throw refuseShare('SHARE_OVER');
  const caller = { user: found.maker, link: null };
  const quote = await findReadable(db, caller, found.quote.identifier);
  if (!quote) throw refuseShare('SHARE_OVER');
  return { quote, caller, expiresAt: found.link.expiresAt };
}

type SharedDeps = Pick<Deps, 'db' | 'clock' | 'products'>;

export async function readShared(deps: SharedDeps, token: string): Promise<Shared> {
  const { quote, expiresAt } = await openShare(deps, token);
  const issued = await issuedOf(deps, quote);
  if (!issued) throw refuseShare('SHARE_OVER');
  const { policy, kind, number, issuedAt } = issued;
  return {
    Kind: kind,
    Number: number,
    ProductName: wizardOfCode(deps.products.catalogue, policy.product)?.name ?? policy.product,
    HolderName: policy.holderName,
    InsuredName: policy.insuredName,
    InsurerName: policy.insurerName,
    InsuredAmount: Number(policy.insuredAmount),
    ValidityStart: policy.validityStart,
    ValidityEnd: policy.validityEnd,
    IssuedAt: issuedAt.toISOString(),
    IsCancelled: policy.cancelledAt !== null,
    ExpiresAt: expiresAt.toISOString(),
    Archive: archiveName(quote.identifier),
  };
}

async function issuedOf({ db }: SharedDeps, quote: QuoteRow) {
  const own = await findPolicyOfQuote(db, quote.id);
  if (own) return { policy: own, kind: 'Apólice', number: own.number, issuedAt: own.issuedAt };
  const endorsement = await findEndorsementOfQuote(db, quote.id);
  const policy = endorsement && (await findPolicyById(db, endorsement.policyId));
  return policy && { policy, kind: 'Endosso', number: endorsement.number, issuedAt: endorsement.issuedAt };
}

/** The documents as the sharer sees them. Throws SHARE_OVER, DOCUMENT_NOT_FOUND. */
export async function sharedDocuments(deps: PrintingDeps, token: string) {
  const { quote, caller } = await openShare(deps, token);
  const { identifier } = quote;
  return { name: archiveName(identifier), files: await issuedDocuments(deps, caller, identifier) };
}
