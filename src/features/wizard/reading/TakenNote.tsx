import { useEffect, useState } from 'react';
import type { Session } from '../../../../engine/index';
import type { WizardStore } from '../../../../renderers';
import { Button } from '../../../../renderers/ui';

export interface Taken {
  readonly file: string;
  readonly count: number;
  readonly before: Session;
  readonly untaken: readonly string[];
}

interface Props {
  readonly taken: Taken;
  readonly store: WizardStore;
  readonly onUndone: () => void;
}

export function TakenNote({ taken, store, onUndone }: Props) {
  const { file, count, untaken } = taken;
  const canUndo = useIsLast(taken, store);
  const undo = () => {
    store.restore(taken.before);
    onUndone();
  };
  return (
    <output>
      {count === 1 ? '1 resposta veio' : `${count} respostas vieram`} de <strong>{file}</strong>. Confira cada
      uma ao passar pelas etapas.
      {untaken.length > 0 && ` Não couberam agora: ${untaken.join(', ')}.`}
      {canUndo && (
        <Button kind="quiet" size="sm" display="flex" ms="-3" onClick={undo}>
          Desfazer
        </Button>
      )}
    </output>
  );
}

/** Events of sources belong to the taken values; any other event is the user's. */
const OF_SOURCES: readonly string[] = ['answered', 'failed', 'leave'];

function useIsLast({ before }: Taken, store: WizardStore): boolean {
  const [isLast, setLast] = useState(before.lookups.every(({ status }) => status !== 'pending'));
  useEffect(
    () =>
      store.onEvent(({ type }) => {
        if (!OF_SOURCES.includes(type)) setLast(false);
      }),
    [store],
  );
  return isLast;
}
