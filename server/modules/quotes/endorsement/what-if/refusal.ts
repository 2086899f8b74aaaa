import type { Person } from '../../../../../engine/index';
import type { Caller } from '../../../../access/Caller';
import type { Db } from '../../../../db/db';
import type { PolicyRow } from '../../../../db/schema';
import { type Problem, problemsOf } from '../../../../http/Problem';
import { openRequestOf } from '../../../issued/details/repository';
import { isProcessed } from '../../../issued/details/service';
import { refusePolicy } from '../../../issued/policies/problems';
import { refusalOfPerson } from '../../refusalOfPerson';
import { personOf } from '../../wizard/personOf';
import { refuseQuote } from '../../problems';

const refuseTrial = problemsOf({
  409: {
    FOREIGN_DOCUMENT: {
      title: 'Este documento foi emitido por outra corretora',
      message:
        'O prêmio de uma alteração é calculado por uma pessoa. Solicite o endosso ou procure seu executivo.',
    },
  },
});

interface Look {
  readonly caller: Caller;
  readonly today: string;
  readonly now: Date;
}

/** Why no change can be tried, in the words of a request's refusal; null where one can. */
export async function refusalOf(db: Db, policy: PolicyRow, look: Look): Promise<Problem | null> {
  if (policy.cancelledAt !== null) return refusePolicy('POLICY_CANCELLED');
  if (policy.isUpload || policy.broker !== null) return refuseTrial('FOREIGN_DOCUMENT');
  const { caller } = look;
  const own = caller.user.isExecutive ? null : refusalOfCustomer(policy, await personOf(db, caller));
  if (own) return own;
  // On its last day no day is left to change.
  if (policy.validityEnd <= look.today) return refusePolicy('POLICY_EXPIRED');
  const open = await openRequestOf(db, policy.id, look.now);
  if (open === undefined) return null;
  return isProcessed(open) ? refuseQuote('ENDORSEMENT_PROCESSING') : refusePolicy('ENDORSEMENT_IN_PROGRESS');
}

function refusalOfCustomer({ clientDocument }: PolicyRow, person: Person): Problem | null {
  const refusal = refusalOfPerson(person);
  if (refusal) return refusal;
  const isOwn = person.clients.some(({ lead, cpfcnpj }) => !lead && cpfcnpj === clientDocument);
  return isOwn ? null : refuseQuote('HOLDER_NOT_LINKED');
}
