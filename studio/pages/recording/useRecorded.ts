import { useState } from 'react';
import { removeJson } from '../../edit/jsonEdits';
import { differences } from '../../cases/differences';
import { mismatchSentence } from '../../cases/mismatchWords';
import { run, type Stage } from '../../cases/run';
import type { Case } from '../../cases/types';
import type { Folder } from '../drafts/useFolder';
import { casesIn } from './casesIn';

export interface Written {
  readonly file: string;
  readonly id: string;
  readonly before?: string | undefined;
  readonly after: string;
}

export type Outcome =
  { readonly refused: string } | { readonly written: Written; readonly lines: readonly string[] };

const indexIn = (cases: readonly Case[], id: string) => cases.findIndex((one) => one.id === id);

export function useRecorded(folder: Folder, product: string, stage: Stage) {
  const [outcome, setOutcome] = useState<Outcome>();
  const record = async (written: Written) => {
    const { file, after, id } = written;
    if (!(await folder.write(file, after)))
      return setOutcome({
        refused: `O caso não foi gravado no rascunho: ele espera nesta página, em ${file}, e o motivo está acima do editor.`,
      });
    const saved = casesIn(new Map([...folder.texts, [file, after]]), product).get(file)!;
    const it = saved.cases[indexIn(saved.cases, id)]!;
    return setOutcome({
      written,
      lines: differences(run(stage, saved, it)).map((found) => mismatchSentence(found, stage.definition)),
    });
  };
  const undo = async ({ file, id, before, after }: Written): Promise<boolean> => {
    const now = folder.texts.get(file);
    if (now === after && before === undefined) return folder.giveBack(file);
    if (now === after) return folder.write(file, before!);
    const cases = casesIn(folder.texts, product).get(file)?.cases ?? [];
    const index = indexIn(cases, id);
    return now === undefined || index < 0 ? true : folder.write(file, removeJson(now, `/cases/${index}`));
  };
  return { outcome, record, undo };
}
