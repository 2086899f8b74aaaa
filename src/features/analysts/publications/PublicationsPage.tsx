import { useState } from 'react';
import type { Release } from '../../../../contract/publishing';
import { Alert, Card, ConfirmDialog, EmptyState, Skeleton } from '../../../../renderers/ui';
import { useDocumentTitle } from '../../../shared/config/useDocumentTitle';
import { Brand } from '../../../shared/layout/Brand';
import { Publication } from './Publication';
import { usePublications } from './usePublications';
import page from '../analysts.module.css';
import styles from './publications.module.css';

/** /produtos/publicacoes: what was proposed, what is in force, and the way back. */
export function PublicationsPage() {
  useDocumentTitle('Publicações');
  const { list, error, busy, refusal, act } = usePublications();
  const [leaving, setLeaving] = useState<Release>();
  const goBack = async (release: Release) => {
    setLeaving(undefined);
    await act('back', release);
  };
  return (
    <main className={page.page}>
      <header>
        <Brand />
        <h1>Publicações</h1>
        <p className={page.muted}>
          O que uma pessoa propõe, outra aprova. Formulários já abertos seguem como começaram.
        </p>
      </header>
      {refusal && <Alert tone="danger" title={refusal.message} live />}
      {error !== undefined && !list && <Alert tone="danger" title="Não foi possível ler as publicações." />}
      {!list && error === undefined && <Skeleton lines={6} />}
      {list?.Items.length === 0 && <EmptyState title="Nenhuma publicação ainda" />}
      {list && list.Items.length > 0 && (
        <ul className={styles.list} aria-label="Publicações">
          {list.Items.map((release) => (
            <li key={release.Id}>
              <Card className={styles.entry}>
                <Publication
                  release={release}
                  mayApprove={list.MayApprove}
                  isBusy={busy === release.Id}
                  onAct={(action) => (action === 'back' ? setLeaving(release) : void act(action, release))}
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title="Voltar para a publicação anterior?"
          danger
          confirm="Voltar"
          cancel="Manter"
          onConfirm={() => void goBack(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          {`A publicação nº ${leaving.Id} deixa de valer agora, para todos. Para valer outra vez, é proposta de novo.`}
        </ConfirmDialog>
      )}
    </main>
  );
}
