import { useState } from 'react';
import type { Session } from '../../../engine/index';
import { Button } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import type { Tried } from '../trial/Trial';
import type { AnalysedProduct } from '../useProduct';
import { RecordDialog } from './RecordDialog';
import type { Snapshot } from './useComposed';
import styles from './recording.module.css';

interface Props {
  readonly id: string;
  readonly product: AnalysedProduct;
  readonly folder: Folder;
  readonly session: Session | undefined;
  readonly tried: Tried;
}

export function RecordCase({ id, product, folder, session, tried: { log, setting } }: Props) {
  const [snapshot, setSnapshot] = useState<Snapshot>();
  const take = () => {
    const { definition, book } = product;
    const stage = { definition, rating: book.rating, constants: book.constants };
    const person = setting.person === 'me' ? undefined : setting.person;
    if (session) setSnapshot({ stage, session, recording: log.read(), person });
  };
  return (
    <div className={styles.start}>
      <Button kind="secondary" size="sm" disabled={!session} onClick={take}>
        Gravar como caso
      </Button>
      {snapshot && (
        <RecordDialog
          product={id}
          folder={folder}
          snapshot={snapshot}
          onClose={() => setSnapshot(undefined)}
        />
      )}
    </div>
  );
}
