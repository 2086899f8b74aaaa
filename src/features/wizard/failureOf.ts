import type { Session } from '../../../engine/index';
import { ApiError } from '../../shared/api/ApiError';
import { titleOfPath } from '../../shared/requests/titleOfPath';

export interface Failure {
  readonly title?: string | undefined;
  readonly message: string;
  readonly problems: readonly string[];
  /** This filled wizard was registered earlier with other answers. */
  readonly isRegistered?: boolean;
}

/** What a refused registration says: `message`, and each field by its title. */
export function failureOf(error: unknown, message: string, session: Session): Failure {
  if (!(error instanceof ApiError)) return { message, problems: [] };
  const reason = error.errors.length > 0 ? [] : [error.message];
  const fields = error.errors.map(
    (problem) => `${titleOfPath(problem.path, session.definition)}: ${problem.message}`,
  );
  const isRegistered = error.code === 'KEY_REUSED';
  return { title: error.title, message, problems: [...reason, ...fields], isRegistered };
}
