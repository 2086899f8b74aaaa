import { useState, type ReactNode } from 'react';
import type { Release } from '../../contract/publishing';
import { Button, Card, ConfirmDialog } from '../../../renderers/ui';
import { Publication } from './Publication';
import type { Publications } from './usePublications';
import { isForSome, Widening } from './Widening';
import styles from './publications.module.css';

interface Props {
  readonly release: Release;
  readonly publications: Publications;
  readonly children?: ReactNode;
}

export function PublicationCard({ release, publications, children }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const [isWidening, setWidening] = useState(false);
  const { list, busy, act, again } = publications;
  const goBack = async () => {
    setLeaving(false);
    await act('back', release);
  };
  return (
    <Card className={styles.entry}>
      <Publication
        release={release}
        mayApprove={list?.MayApprove ?? false}
        isBusy={busy === release.Id}
        onAct={(action) => (action === 'back' ? setLeaving(true) : void act(action, release))}
      >
        {children}
      </Publication>
      {isForSome(release) && (
        <Button
          kind="secondary"
          onClick={() => setWidening(true)}
          aria-label={`Publicar para mais clientes: nº ${release.Id}`}
        >
          Publicar para mais clientes
        </Button>
      )}
      {isWidening && (
        <Widening release={release} onClose={() => setWidening(false)} onProposed={() => void again()} />
      )}
      {isLeaving && (
        <ConfirmDialog
          title="Voltar para a publicação anterior?"
          danger
          confirm="Voltar"
          cancel="Manter"
          onConfirm={() => void goBack()}
          onCancel={() => setLeaving(false)}
        >
          {`A publicação nº ${release.Id} deixa de valer agora, para todos. Para valer outra vez, é proposta de novo.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
