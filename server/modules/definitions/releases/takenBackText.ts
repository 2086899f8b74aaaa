import type { ReleaseRow } from './repository';

/** What an operator is told of a release that a build takes back. */
export function takenBackText({ id, note }: Pick<ReleaseRow, 'id' | 'note'>): string {
  return `Release ${id} (“${note}”) is in force no more: this build's product definitions are others. npm run products -- back brings it back.`;
}
