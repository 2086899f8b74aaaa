import type { Answers } from '../model/Session';
import { setPath } from './paths';

/** Answers by field path as the nested object that the interpreter reads. */
export function nestAnswers(answers: Answers): Record<string, unknown> {
  const nested = {};
  for (const [path, value] of Object.entries(answers)) setPath(nested, path, value);
  return nested;
}
