import type { CompiledField } from '../../model/CompiledDefinition';
import type { Session } from '../../model/Session';
import { blocks } from '../../session/blocks';
import { fieldIssues } from '../../session/issues';
import type { Pricing } from '../types';
import { ratedFields } from './fieldsOf';

/** What decides and prices a request and is not answered, or not rightly; a computed answer only where nothing else is. */
export function missingOf(rating: Pricing, session: Session): readonly CompiledField[] {
  const missing = ratedFields(rating, session.definition).filter(({ index }) =>
    fieldIssues(session, index, 'submit').some(blocks),
  );
  const asked = missing.filter(({ derived }) => !derived);
  return asked.length > 0 ? asked : missing;
}
