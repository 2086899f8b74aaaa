import { blocks, fieldIssues, type Session } from '../../../engine/index';

export const isWhole = (session: Session): boolean =>
  session.definition.fields.every(({ index }) => !fieldIssues(session, index, 'submit').some(blocks));
