import { useMemo } from 'react';
import type { CasesFile } from '../../cases/types';
import { Alert, Button, Dialog } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { blankIn, casesIn } from './casesIn';
import { RecordForm } from './RecordForm';
import { useRecorded, type Written } from './useRecorded';
import type { Snapshot } from './useComposed';

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly snapshot: Snapshot;
  readonly onClose: () => void;
}

export function RecordDialog({ product, folder, snapshot, onClose }: Props) {
  const files: ReadonlyMap<string, CasesFile> = useMemo(
    () => casesIn(folder.texts, product),
    [folder.texts, product],
  );
  const blank = useMemo(() => blankIn(folder.texts, product), [folder.texts, product]);
  const { outcome, record, undo } = useRecorded(folder, product, snapshot.stage);
  if (!outcome)
    return (
      <Dialog key="form" title="Gravar como caso" width="56rem" onClose={onClose}>
        <RecordForm
          product={product}
          files={files}
          blank={blank}
          texts={folder.texts}
          snapshot={snapshot}
          isSaving={folder.isSaving}
          onRecord={(written) => void record(written)}
        />
      </Dialog>
    );
  const takeBack = async (written: Written) => {
    if (await undo(written)) onClose();
  };
  const close = <Button onClick={onClose}>Fechar</Button>;
  if ('refused' in outcome)
    return (
      <Dialog key="refused" title="Gravar como caso" onClose={onClose} actions={close}>
        <Alert tone="danger" title={outcome.refused} live />
      </Dialog>
    );
  const { written, lines } = outcome;
  const actions = (
    <>
      <Button kind="secondary" busy={folder.isSaving} onClick={() => void takeBack(written)}>
        Desfazer
      </Button>
      {close}
    </>
  );
  return (
    <Dialog key="written" title="Caso gravado no rascunho" onClose={onClose} actions={actions}>
      {lines.length === 0 ? (
        <Alert tone="success" title={`O caso ${written.id} rodou e vale.`} live>
          <p>{written.file}</p>
        </Alert>
      ) : (
        <Alert tone="danger" title={`O caso ${written.id} rodou e falha.`} messages={lines} live />
      )}
    </Dialog>
  );
}
