import type { Db } from '../../../db/db';
import { contactAnswer } from './answers';
import { findExecutive, listColleagues } from './repository';

export async function contactsOf(db: Db, uid: string) {
  const executive = await findExecutive(db, uid);
  if (!executive) return { executive: null, assistants: [], superintendent: null };
  const colleagues = await listColleagues(db, executive);
  const superintendent = colleagues.find(({ role }) => role === 'superintendent');
  return {
    executive: contactAnswer(executive),
    assistants: colleagues.filter(({ role }) => role === 'assistant').map(contactAnswer),
    superintendent: superintendent ? contactAnswer(superintendent) : null,
  };
}
