import type { Json } from '../../../engine/index';
import type { CaseColumn } from '../../cases/table/CaseColumn';
import { withCell, withCopy, withoutRow } from '../../cases/table/withCell';
import { caseIdOf } from '../../cases/recording/withCase';
import type { Folder } from '../drafts/useFolder';
import { useUndo, type Undoable } from '../drafts/useUndo';

export interface CaseEdits extends Pick<Undoable, 'undo'> {
  write(row: number, column: CaseColumn, value: Json | undefined): void;
  copy(row: number, id: string, taken: readonly string[]): void;
  remove(row: number): void;
}

/** Id and description cannot be removed. */
const isKept = ({ part, keys }: CaseColumn) =>
  part === 'about' && (keys[0] === 'id' || keys[0] === 'description');

export function useCaseEdits(folder: Folder, file: string): CaseEdits {
  const text = folder.texts.get(file) ?? '';
  const { edit, undo } = useUndo(folder);
  return {
    write: (row, column, value) => {
      if (isKept(column) && typeof value !== 'string') return;
      edit(file, withCell(text, row, column, value));
    },
    copy: (row, id, taken) => edit(file, withCopy(text, row, caseIdOf(id, taken))),
    remove: (row) => edit(file, withoutRow(text, row)),
    undo,
  };
}
