import { useState } from 'react';
import type { Folder } from './useFolder';

interface Step {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly by?: string | undefined;
}

export interface Undoable extends Pick<Folder, 'texts'> {
  /** What one control, `by` its id, types is one change. */
  edit(file: string, text: string, by?: string): void;
  /** Reverts the last change; absent once its file has changed. */
  readonly undo?: (() => void) | undefined;
}

export function useUndo({ texts, edit }: Pick<Folder, 'texts' | 'edit'>): Undoable {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const last = steps.at(-1);
  const change: Undoable['edit'] = (file, after, by) => {
    const before = texts.get(file) ?? '';
    if (after === before) return;
    const goesOn = by !== undefined && last?.by === by && last.file === file && last.after === before;
    const step: Step = goesOn ? { ...last, after } : { file, before, after, by };
    setSteps([...(goesOn ? steps.slice(0, -1) : steps), step]);
    edit(file, after);
  };
  if (!last || texts.get(last.file) !== last.after) return { texts, edit: change };
  const undo = () => {
    setSteps(steps.slice(0, -1));
    edit(last.file, last.before);
  };
  return { texts, edit: change, undo };
}
