import { blocks, fieldIssues, type Session } from '../../../engine/index';

/** Whether nothing that is asked keeps it from being sent. */
export const isWhole = (session: Session): boolean =>
  session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));
