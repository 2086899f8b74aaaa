import { blocks, type Session, writeRecord } from '../../../../engine/index';

const FIELD = 'payment.firstInstallmentDueDate';

/** Days from today; undefined while the form holds no valid date. */
export function dueOf(session: Session): number | undefined {
  const field = session.definition.byPath.get(FIELD);
  if (!field || session.issues.at(field.index).some(blocks)) return undefined;
  const { firstInstallmentDueDateDelay: days } = writeRecord(session).payment as Record<string, unknown>;
  return typeof days === 'number' ? days : undefined;
}
