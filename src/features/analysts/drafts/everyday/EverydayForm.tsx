import { useMemo, useState } from 'react';
import { Alert, Button, Card } from '../../../../../renderers/ui';
import { ChoiceBar } from '../../ChoiceBar';
import type { Folder } from '../useFolder';
import { useUndo } from '../useUndo';
import { AddQuestion } from './AddQuestion';
import { ChangeQuestion, TITLE_ID } from './ChangeQuestion';
import { compositionOf } from './questions';
import { RateRow } from './RateRow';
import styles from '../drafts.module.css';

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly onPlace: (file: string, pointer: string) => void;
}

const KINDS = [
  ['question', 'Mudar uma pergunta'],
  ['new', 'Nova pergunta'],
  ['rate', 'Valor com data'],
] as const;

/** The everyday changes without JSON: each writes the smallest difference into the file that says it. */
export function EverydayForm({ product, folder, onPlace }: Props) {
  const [kind, setKind] = useState<(typeof KINDS)[number][0]>('question');
  const [path, setPath] = useState<string>();
  const files = useUndo(folder);
  const added = (next: string) => {
    setPath(next);
    setKind('question');
    requestAnimationFrame(() => document.getElementById(TITLE_ID)?.focus());
  };
  const composition = useMemo(() => compositionOf(folder.texts, product), [folder.texts, product]);
  if (composition.broken.length > 0)
    return (
      <Alert
        tone="warning"
        title="Corrija primeiro, no texto, o que não é JSON"
        messages={composition.broken}
      />
    );
  return (
    <Card aria-label="Mudanças do dia a dia" className={styles.form}>
      <ChoiceBar label="O que mudar" choices={KINDS} chosen={kind} onChoose={setKind} />
      {kind === 'question' && (
        <ChangeQuestion
          composition={composition}
          files={files}
          path={path}
          onPath={setPath}
          onPlace={onPlace}
        />
      )}
      {kind === 'new' && <AddQuestion composition={composition} files={files} onAdd={added} />}
      {kind === 'rate' && <RateRow files={files} />}
      <div>
        <Button kind="quiet" size="sm" onClick={files.undo} aria-disabled={!files.undo}>
          Desfazer
        </Button>
      </div>
    </Card>
  );
}
