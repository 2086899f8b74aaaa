import { and, eq } from 'drizzle-orm';
import { policiesReadBy } from '../../../access/policies';
import type { Caller } from '../../../access/Caller';
import type { Db } from '../../../db/db';
import { endorsements, policies, quotes } from '../../../db/schema';
import type { EndorsementRow, PolicyRow, PolicyState, QuoteRow } from '../../../db/schema';
import { listBillets } from '../billets/repository';
import { listEndorsements } from '../policies/repository';
import { historyBefore } from '../policies/stateOn';
import { endorsementFacts, factsOf } from './content/facts';
import { billetRows } from './content/installments';
import { documentOf } from './document';
import type { PrintedFile, PrintingDeps } from './document';
import { signatureFacts, signerNow } from '../signature';
import { verificationFacts } from '../verification/verification';
import { printDocuments } from './paper/printDocument';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The issued endorsement of that code, its id or its number; undefined where the caller sees none. */
export async function printEndorsement(
  deps: PrintingDeps,
  caller: Caller,
  code: string,
): Promise<PrintedFile | undefined> {
  const found = await findIssuedEndorsement(deps.db, caller, code);
  if (!found) return undefined;
  const { endorsement, policy, request } = found;
  const before = await stateBefore(deps.db, policy, endorsement);
  const signer = signerNow(deps);
  const facts = factsOf({
    ...signatureFacts(signer),
    ...endorsementFacts(policy, endorsement, before),
    identifier: request?.identifier ?? '',
    ...(await verificationFacts(deps, {
      number: endorsement.number,
      policyId: policy.id,
      endorsementId: endorsement.id,
    })),
  });
  const own = await listBillets(deps.db, policy.id, endorsement.id);
  const installments = billetRows(own, deps.clock.today());
  const document = await documentOf(deps, request ?? policy.product, 'endosso-emitido', {
    facts,
    installments,
  });
  return { name: `endosso-${endorsement.number}.pdf`, content: await printDocuments([document], signer) };
}

interface FoundEndorsement {
  readonly endorsement: EndorsementRow;
  readonly policy: PolicyRow;
  readonly request: QuoteRow | null;
}

async function findIssuedEndorsement(
  db: Db,
  caller: Caller,
  code: string,
): Promise<FoundEndorsement | undefined> {
  const named = ID.test(code) ? eq(endorsements.id, code) : eq(endorsements.number, code);
  const [row] = await db
    .select({ endorsement: endorsements, policy: policies })
    .from(endorsements)
    .innerJoin(policies, eq(policies.id, endorsements.policyId))
    .where(and(named, policiesReadBy(db, caller)));
  if (!row) return undefined;
  const { quoteId } = row.endorsement;
  const [request] = quoteId === null ? [] : await db.select().from(quotes).where(eq(quotes.id, quoteId));
  return { ...row, request: request ?? null };
}

async function stateBefore(db: Db, policy: PolicyRow, endorsement: EndorsementRow): Promise<PolicyState> {
  const history = { policy, endorsements: await listEndorsements(db, policy.id) };
  return historyBefore(history, endorsement).state;
}
