import type { Answers } from '../model/Session';
import { setPath } from './paths';

export function nestAnswers(answers: Answers): Record<string, unknown> {
  const nested = {};
  for (const [path, value] of Object.entries(answers)) setPath(nested, path, value);
  return nested;
}
