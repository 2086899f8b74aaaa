import type { ReleaseRow } from './repository';

export function takenBackText({ id, note }: Pick<ReleaseRow, 'id' | 'note'>): string {
  return `Release ${id} (“${note}”) is in force no more: this build's product definitions are others. npm run products -- back brings it back.`;
}
