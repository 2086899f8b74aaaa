import { isBranch, sameValue, type Session } from '../../../engine/index';
import { DEFAULT_DAY, type Surroundings } from '../run';
import type { CaseContext, CasesFile } from '../types';

/** Personal data never goes into a case: the signed-in person becomes one of the cases' people. */
function personFor({ env: { context } }: Session, person: string | undefined): string {
  return person ?? (isBranch(context) && context['executive'] === true ? 'executive' : 'client');
}

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
