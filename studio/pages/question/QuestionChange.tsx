import { useEffect, useRef, useState } from 'react';
import { pointerPart } from '../../../engine/definition';
import { renameQuestion } from '../../edit/question/renameQuestion';
import { fileForQuestion, nameIn, ownSteps, QuestionRefused } from '../../edit/question/stepFile';
import { Alert, Button } from '../../../renderers/ui';
import { ConversionChange } from '../conversion/ConversionChange';
import type { Folder } from '../drafts/useFolder';
import { useWritten, type Written } from '../drafts/useWritten';
import { QuestionName } from './QuestionName';
import { QuestionRemoval } from './QuestionRemoval';
import { asked, reasonOf, type Asked } from './words';
import styles from './question.module.css';

export interface Moved {
  readonly path: string;
  readonly file: string;
  readonly pointer: string;
}

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly question: (Asked & { readonly file: string }) | undefined;
  /** Undefined where it was removed. */
  readonly onChanged: (to: Moved | undefined) => void;
}

export function QuestionChange({ product, folder, question, onChanged }: Props) {
  const { write, done } = useWritten(folder);
  const [refusal, setRefusal] = useState<string>();
  const tried = (work: () => void) => {
    setRefusal(undefined);
    try {
      work();
    } catch (error) {
      if (!(error instanceof QuestionRefused)) throw error;
      setRefusal(reasonOf(error));
    }
  };
  const rename = (to: string) =>
    tried(() => {
      const file = fileForQuestion(folder.texts, product, to);
      const changed = renameQuestion(folder.texts, product, question!.path, to);
      write(changed, `${asked(question!)} agora é ${to}, em ${filesText(changed.size)}.`);
      onChanged({ path: to, file, pointer: `/properties${pointerPart(nameIn(to))}` });
    });
  const remove = (changed: ReadonlyMap<string, string>) => {
    write(changed, `${asked(question!)} saiu, em ${filesText(changed.size)}.`);
    onChanged(undefined);
  };
  const isOwn = question?.file.startsWith(`${product}/steps/`) === true;
  return (
    <>
      {refusal && <Alert tone="danger" title={refusal} live />}
      <Done done={done} />
      {question && !isOwn && <p className={styles.note}>{SHARED}</p>}
      {question && isOwn && (
        <ConversionChange
          key={`conversion ${question.path}`}
          {...{ product, folder, question, tried }}
          onConvert={write}
        />
      )}
      {question && isOwn && (
        <details key={question.path} className={styles.change}>
          <summary>Mudar o nome, mudar de etapa ou tirar</summary>
          <div className={styles.ways}>
            <QuestionName steps={stepsOf(folder, product)} question={question} onRename={rename} />
            <QuestionRemoval {...{ product, folder, question, tried }} onRemove={remove} />
          </div>
        </details>
      )}
    </>
  );
}

const SHARED = 'Esta pergunta é de vários produtos: o nome e a etapa dela não mudam num só.';

const filesText = (count: number) => (count === 1 ? '1 arquivo' : `${count} arquivos`);

function stepsOf({ texts }: Folder, product: string) {
  try {
    return [...ownSteps(texts, product).values()].flatMap(({ path, title = path }) =>
      path === undefined ? [] : [{ value: path, label: `${title} (${path})` }],
    );
  } catch {
    return [];
  }
}

/** The last change; takes the focus because the used part is gone. */
function Done({ done }: { done: Written | undefined }) {
  const said = useRef<HTMLDivElement>(null);
  const words = done?.words;
  useEffect(() => {
    if (words) said.current?.focus();
  }, [words]);
  if (!done) return null;
  return (
    <div ref={said} tabIndex={-1} className={styles.done}>
      <output>{done.words}</output>
      {done.undo && (
        <Button kind="secondary" size="sm" onClick={done.undo}>
          Desfazer em todos os arquivos
        </Button>
      )}
    </div>
  );
}
