import { useMemo, useState, type ReactNode } from 'react';
import type { Choice } from '../../edit/merge/Conflicts';
import { mergeTexts, type Versions } from '../../edit/merge/mergeTexts';
import { Button } from '../../../renderers/ui';
import { ConflictChoice, idOf } from './ConflictChoice';
import page from '../analysts.module.css';
import styles from './merge.module.css';

type Unknown<Known> = { readonly [Key in keyof Known]: Known[Key] | undefined };

interface Props {
  readonly file: string;
  /** Versions may be unknown; then nothing can be merged. */
  readonly versions: Unknown<Versions>;
  readonly other: string;
  readonly onJoin: (text: string) => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

function wordsOf(count: number): string {
  if (count === 0) return 'As duas mudanças são em lugares diferentes e podem ficar juntas, sem perder nada.';
  const where = count === 1 ? '1 lugar mudou' : `${count} lugares mudaram`;
  return `${where} nos dois textos: escolha em cada um. O resto se junta sozinho.`;
}

export function MergeFile({
  file,
  versions: { base, mine, theirs },
  other,
  onJoin,
  isBusy,
  children,
}: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const merged = useMemo(() => {
    if (base === undefined || mine === undefined || theirs === undefined) return undefined;
    return mergeTexts({ base, mine, theirs }, choices);
  }, [base, mine, theirs, choices]);
  if (!merged) return <div className={styles.bar}>{children}</div>;
  const { conflicts, text } = merged;
  const open = conflicts.filter(({ pointer }) => !choices.has(pointer));
  const join = () => {
    setAsked(true);
    if (open.length === 0) onJoin(text);
    else document.getElementById(`${idOf(file, open[0]!)}-0`)?.focus();
  };
  return (
    <div className={styles.merge}>
      <p className={page.muted}>{wordsOf(conflicts.length)}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.pointer}
          file={file}
          conflict={conflict}
          other={other}
          chosen={choices.get(conflict.pointer)}
          isMissing={isAsked && !choices.has(conflict.pointer)}
          onChoose={(choice) => setChoices(new Map([...choices, [conflict.pointer, choice]]))}
        />
      ))}
      <div className={styles.bar}>
        <Button size="sm" busy={isBusy} onClick={join}>
          Juntar as duas mudanças
        </Button>
        {children}
      </div>
    </div>
  );
}
