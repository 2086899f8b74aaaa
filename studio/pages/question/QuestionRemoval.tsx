import { useState } from 'react';
import { removeQuestion, type Removal } from '../../edit/question/removeQuestion';
import { counted } from '../../../engine/values';
import { Button, ConfirmDialog } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { asked, type Asked } from './words';
import styles from './question.module.css';

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly question: Asked;
  readonly tried: (work: () => void) => void;
  readonly onRemove: (changed: ReadonlyMap<string, string>) => void;
}

/** Others are only counted: the check reports them after the removal. */
const SHOWN = 20;

function leftText(count: number): string {
  if (count === 0) return 'Nada mais fala dela.';
  const places = counted(count, 'lugar ainda fala', 'lugares ainda falam');
  return `${places} dela e ficam como estão, para você decidir: a conferência aponta cada um.`;
}

export function QuestionRemoval({ product, folder, question, tried, onRemove }: Props) {
  const [removal, setRemoval] = useState<Removal>();
  const ask = () => tried(() => setRemoval(removeQuestion(folder.texts, product, question.path)));
  return (
    <>
      <div>
        <Button kind="quiet" size="sm" onClick={ask}>
          Tirar a pergunta
        </Button>
      </div>
      {removal && (
        <ConfirmDialog
          title={`Tirar ${asked(question)}?`}
          danger
          confirm="Tirar"
          cancel="Manter"
          onConfirm={() => {
            setRemoval(undefined);
            onRemove(removal.changed);
          }}
          onCancel={() => setRemoval(undefined)}
        >
          <p>
            {`Sai da etapa e do registro. ${leftText(removal.uses.length)} As respostas que já foram dadas a ela deixam de aparecer.`}
          </p>
          <ul className={styles.uses}>
            {removal.uses.slice(0, SHOWN).map(({ file, pointer }) => (
              <li key={`${file}#${pointer}`}>
                <code>{`${file}#${pointer}`}</code>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
