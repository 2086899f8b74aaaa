import { answersOf, manualFields, type Session } from '../../../engine/index';
import type { RequestEntry } from '../../../engine/definition';
import { hashOfConstants } from '../../shared/products/constants';
import type { ConfirmationState, WizardState } from '../../shared/requests/navigation';

/**
 * One filled wizard has one key, so that it is registered once even if an answer was lost or the user came back
 * another day.
 */
export function confirmationOf(
  session: Session,
  entry: RequestEntry,
  { edit, opening, draft }: WizardState & { opening: string; draft: string },
  filling: string | undefined,
): ConfirmationState {
  return {
    isEdit: edit?.identifier !== undefined,
    wizard: entry.wizard,
    definition: session.definition.source.hash,
    constants: hashOfConstants(session.env.constants),
    data: answersOf(session),
    manual: manualFields(session),
    Status: edit?.status ?? 0,
    QuoteType: entry.code,
    QuotationIdentifier: edit?.identifier,
    requestKey: edit?.requestKey ?? filling ?? crypto.randomUUID(),
    opening,
    draft,
  };
}
