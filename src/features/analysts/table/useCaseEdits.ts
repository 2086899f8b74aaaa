import { useCallback, useMemo, useState } from 'react';
import type { Json } from '../../../../engine';
import type { CaseColumn } from '../../../../engine/cases/table/CaseColumn';
import { withCell, withCopy, withoutRow } from '../../../../engine/cases/table/withCell';
import { caseIdOf } from '../../../../engine/cases/recording/withCase';
import type { Folder } from '../drafts/useFolder';

interface Step {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** How a table writes the text of its file, each change to be taken back. */
export interface CaseEdits {
  write(row: number, column: CaseColumn, value: Json | undefined): void;
  copy(row: number, id: string, taken: readonly string[]): void;
  remove(row: number): void;
  readonly undo?: () => void;
}

/** No case is without its name and what it shows. */
const isKept = ({ part, keys }: CaseColumn) =>
  part === 'about' && (keys[0] === 'id' || keys[0] === 'description');

export function useCaseEdits({ texts, edit }: Folder, file: string): CaseEdits {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const text = texts.get(file) ?? '';
  const change = useCallback(
    (after: string) => {
      if (after === text) return;
      setSteps((before) => [...before, { file, before: text, after }]);
      edit(file, after);
    },
    [file, text, edit],
  );
  const last = steps.at(-1);
  const canUndo = last?.file === file && last.after === text;
  return useMemo(
    () => ({
      write: (row, column, value) => {
        if (isKept(column) && typeof value !== 'string') return;
        change(withCell(text, row, column, value));
      },
      copy: (row, id, taken) => change(withCopy(text, row, caseIdOf(id, taken))),
      remove: (row) => change(withoutRow(text, row)),
      ...(canUndo && {
        undo: () => {
          setSteps((before) => before.slice(0, -1));
          edit(file, last.before);
        },
      }),
    }),
    [text, change, canUndo, last, file, edit],
  );
}
