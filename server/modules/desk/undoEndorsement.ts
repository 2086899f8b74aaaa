import type { UndoBody } from '../../../contract/desk';
import { STATUS } from '../../../contract/statuses/quote';
import type { Db } from '../../db/db';
import type { QuoteRow, User } from '../../db/schema';
import type { Deps } from '../../deps';
import { notify } from '../notifications/notify';
import { interestedUsers } from '../quotes/emission/interestedUsers';
import { holdForUndo, undoable, undoIssued } from '../quotes/endorsement/undoIssued';
import { insertEvent } from '../quotes/repository';
import { auditDecision, takeSeen } from './decision';
import { refuseDesk } from './problems';

/**
 * Undoes an issued endorsement that was never paid: the policy is what it was, its billets are cancelled, its customer is
 * told why. Throws NOT_FOUND, REQUEST_CHANGED, HELD_BY_OTHER, and NOT_UNDOABLE for one that was paid in part, gives back,
 * is not the policy's last, or has a proposal for the next one after it.
 */
export async function undoEndorsement(
  db: Db,
  { clock }: Deps,
  executive: User,
  body: UndoBody,
): Promise<QuoteRow> {
  const quote = await takeSeen(db, executive, body, ({ status }) => status === STATUS.endorsementIssued);
  const [at, reason] = [clock.now(), body.reason.trim()];
  await holdForUndo(db, quote, at);
  const endorsement = await undoable(db, quote, at);
  if (!endorsement) throw refuseDesk('NOT_UNDOABLE');
  await undoIssued(db, endorsement, at);
  const { id: quoteId, status } = quote;
  const moment = { actorUid: executive.uid, fromStatus: status, toStatus: status, at, reason };
  await insertEvent(db, { quoteId, kind: 'undone', ...moment });
  await auditDecision(db, executive, 'quote.undo', quote, quote, { endorsement: endorsement.number, reason });
  const told = await interestedUsers(db, quote);
  await notify(db, told, { notificationType: 'UndoneEndorsement', data: quote.identifier });
  return quote;
}
