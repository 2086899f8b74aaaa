import { changeFields, foldedRating, openTrial, type Said } from '../../../../../engine/index';
import type { WhatIf, WhatIfTrial } from '../../../../../contract/whatIf';
import type { Caller } from '../../../../access/Caller';
import type { PolicyRow } from '../../../../db/schema';
import type { Deps } from '../../../../deps';
import { refuse } from '../../../../http/refuse';
import { openBilletsOf } from '../../../issued/billets/repository';
import { findDocument } from '../../../issued/details/repository';
import { policyDetailsOf } from '../../../issued/details/service';
import { ledgerOf } from '../../../issued/policies/ledger';
import { findPolicyById, listEndorsements } from '../../../issued/policies/repository';
import { dealingWith } from '../../productOf';
import { refusalOf } from './refusal';

type WhatIfDeps = Pick<Deps, 'db' | 'clock' | 'products' | 'signer'>;

/** What trying changes of a policy needs, or why none can be tried. Throws NOT_FOUND. */
export async function whatIfOf(deps: WhatIfDeps, caller: Caller, code: string): Promise<WhatIf> {
  const { db, clock, products } = deps;
  const place = await findDocument(db, { caller, catalogue: products.catalogue }, code);
  const policy = place && (await findPolicyById(db, place.policyId));
  if (!policy) throw refuse('NOT_FOUND');
  const MayAsk = !caller.user.isExecutive;
  const look = { caller, today: clock.today(), now: clock.now() };
  const problem = await refusalOf(db, policy, look);
  if (problem) {
    const { message: Message, title: Title = null } = problem.text;
    return { Refusal: { Code: problem.code, Title, Message }, Trial: null, MayAsk };
  }
  return { Refusal: null, Trial: await trialOf(dealingWith(deps, caller), caller, policy), MayAsk };
}

async function trialOf(deps: WhatIfDeps, caller: Caller, policy: PolicyRow): Promise<WhatIfTrial | null> {
  const { db, clock, products } = deps;
  const [entry] = products.catalogue.changes ?? [];
  const product = entry && products.current(entry.wizard);
  const fields = product?.rating && changeFields(product.rating);
  if (!entry || !product?.rating || !fields) return null;
  const Day = clock.today();
  const source = {
    Policy: policy.number,
    Holder: { name: policy.holderName ?? '', cpfcnpj: policy.clientDocument ?? '' },
    Fields: fields,
    Said: await saidOf(deps, caller, policy),
  };
  const env = { today: Day, constants: products.constants };
  const trial = openTrial(product.compiled, env, source);
  const { hash } = product.compiled.source;
  return {
    Wizard: entry.wizard,
    Definition: hash,
    Constants: products.constantsHash,
    Day,
    ...source,
    Rating: foldedRating(product.rating, trial, { ...env, context: {} }),
    Ledger: ledgerOf({ policy, endorsements: await listEndorsements(db, policy.id) }),
    OpenBillets: await openBilletsOf(db, policy.id),
  };
}

async function saidOf(deps: WhatIfDeps, caller: Caller, { id }: PolicyRow): Promise<Said> {
  const details = await policyDetailsOf(deps, caller, id);
  const { codigo, numeroDocumento, codigoPrincipal, numeroDocumentoUltimoEndosso } = details;
  return {
    'policy-search': [{ codigo, numeroDocumento, codigoPrincipal, numeroDocumentoUltimoEndosso }],
    'endorsement-process': { Message: null, Status: null },
    'policy-details': details,
  };
}
