import type { Issue } from '../model/Session';

/** Whether an issue keeps a step or a submission from going on; a notice is only shown. */
export function blocks(issue: Issue): boolean {
  return issue.level !== 'notice';
}
