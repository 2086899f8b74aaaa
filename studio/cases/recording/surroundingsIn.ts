import { isBranch, sameValue, type Session } from '../../../engine/index';
import { DEFAULT_DAY, type Surroundings } from '../run';
import type { CaseContext, CasesFile } from '../types';

/** Nobody's own name, telephone and companies go into a case: whoever is signed in is somebody of the cases. */
function personFor({ env: { context } }: Session, person: string | undefined): string {
  return person ?? (isBranch(context) && context['executive'] === true ? 'executive' : 'client');
}

/** What a case in a file has to say of the surroundings of a session: only what its file does not say. */
export function surroundingsIn(file: CasesFile, session: Session, person: string | undefined): Surroundings {
  const { env, definition } = session;
  const day = env.today === (file.today ?? DEFAULT_DAY) ? {} : { today: env.today };
  if (definition.source.context !== undefined) {
    const isTold = sameValue({ ...file.context, ...(env.context as CaseContext) }, file.context ?? {});
    return { ...day, ...(!isTold && { context: env.context as CaseContext }) };
  }
  const who = personFor(session, person);
  return {
    ...day,
    ...(who !== (file.person ?? 'client') && { person: who }),
    ...(file.route && { route: {} }),
  };
}
