import type { Verified } from '../../../../contract/verification';
import { policyStatus } from '../../../../contract/statuses/policy';
import type { DocumentFact } from '../../../../engine/definition';
import type { Deps } from '../../../deps';
import { wizardOfCode } from '../../definitions/productStore';
import { signatureNow, type SigningDeps } from '../signature';
import { isCode, makeCode, printedCode, typedCode, typedNumber } from './code';
import { refuseVerification } from './problems';
import { findCode, findDocument, findLaterEndorsement, keepCode, type Issued } from './repository';

type PrintDeps = Pick<Deps, 'db' | 'clock' | 'portalUrl'>;

export async function verificationFacts(
  { db, clock, portalUrl }: PrintDeps,
  issued: Issued,
): Promise<Partial<Record<DocumentFact, string>>> {
  const number = typedNumber(issued.number);
  const code = (await findCode(db, number)) ?? (await newCode(db, { ...issued, number }, clock.now()));
  return {
    verificationPage: `${portalUrl}/verificar`,
    verificationCode: printedCode(code),
    // What follows # leaves no browser, so no log learns the code.
    verificationAddress: `${portalUrl}/verificar#${number}.${code}`,
  };
}

async function newCode(db: Deps['db'], issued: Issued, at: Date): Promise<string> {
  await keepCode(db, issued, makeCode(), at);
  return (await findCode(db, issued.number))!;
}

/** What the document of that number and code is today. Throws NOT_GENUINE. */
export async function verify(
  deps: Pick<Deps, 'db' | 'clock' | 'products'> & SigningDeps,
  number: string,
  code: string,
): Promise<Verified> {
  const { db, clock, products } = deps;
  const found = await findDocument(db, typedNumber(number));
  if (!isCode(found?.code, typedCode(code)) || !found) throw refuseVerification('NOT_GENUINE');
  const { policy, endorsement } = found;
  const document = endorsement ?? policy;
  const later = await findLaterEndorsement(db, policy.id, endorsement?.suffix ?? 0);
  const isCancelled = document.cancelledAt !== null || policy.cancelledAt !== null;
  return {
    Kind: endorsement ? 'Endosso' : 'Apólice',
    Number: document.number,
    ProductName: wizardOfCode(products.catalogue, policy.product)?.name ?? policy.product,
    InsurerName: policy.insurerName,
    ValidityStart: policy.validityStart,
    ValidityEnd: policy.validityEnd,
    IssuedAt: document.issuedAt.toISOString(),
    Status: policyStatus({ ...policy, isCancelled }, clock.today()),
    Signature: signatureNow(deps),
    ChangedBy: later ? { Number: later.number, IssuedAt: later.issuedAt.toISOString() } : null,
  };
}
