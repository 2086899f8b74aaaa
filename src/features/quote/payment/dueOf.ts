import { blocks, type Session, writeRecord } from '../../../../engine/index';

const FIELD = 'payment.firstInstallmentDueDate';

/** The first due date that the payment's form holds, in days from today; none as long as it is not one that is taken. */
export function dueOf(session: Session): number | undefined {
  const field = session.definition.byPath.get(FIELD);
  if (!field || session.issues.at(field.index).some(blocks)) return undefined;
  const { firstInstallmentDueDateDelay: days } = writeRecord(session).payment as Record<string, unknown>;
  return typeof days === 'number' ? days : undefined;
}
