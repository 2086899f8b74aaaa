import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import { Button, EmptyState, LinkButton, Skeleton } from '../../../renderers/ui';
import { ApiError } from '../../shared/api/ApiError';
import { read } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { statusPage } from '../../shared/requests/places';
import { bytesOfBase64 } from './bytesOfBase64';
import { DocumentBar } from './DocumentBar';
import { documentKinds, type DocumentKind } from './documents';
import type { OpenedPdf } from './OpenedPdf';
import type { DocumentPath } from './documentPaths';
import type { Zoom } from './zoom';
import styles from './document-viewer.module.css';

// pdfjs is large: it comes with a document, and no other page waits for it.
const viewer = import('./PdfView');
const PdfView = lazy(async () => ({ default: (await viewer).PdfView }));

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

const ways = {
  request: statusPage,
  requests: () => paths.requestStatus,
  billing: () => paths.billing,
} satisfies Record<DocumentKind['back'], (id: string) => string>;

export function DocumentPage({ path }: { path: DocumentPath }) {
  const kind = documentKinds[path];
  const { id = '' } = useParams();
  const { data, error, isValidating, mutate } = useSWR<string, unknown>(kind.source(id), read, ONCE);
  const [zoom, setZoom] = useState<Zoom>(1);
  // Undefined until it is open; null where what came is no PDF.
  const [opened, setOpened] = useState<OpenedPdf | null>();
  const bytes = useMemo(() => (data === undefined ? undefined : bytesOfBase64(data)), [data]);
  const back = ways[kind.back](id);
  return (
    <div className={styles.viewer}>
      <DocumentBar
        title={opened?.title ?? kind.title}
        back={back}
        bytes={bytes}
        pdf={opened?.pdf}
        zoom={zoom}
        onZoom={setZoom}
      />
      <main className={styles.desk} aria-busy={opened === undefined && !error}>
        {(error && !isValidating) || opened === null ? (
          <Failure error={error} back={back} onRetry={() => void mutate()} />
        ) : (
          <Suspense fallback={<Waiting />}>
            {bytes ? (
              <PdfView bytes={bytes} onOutcome={setOpened} zoom={zoom} waiting={<Waiting />} />
            ) : (
              <Waiting />
            )}
          </Suspense>
        )}
      </main>
    </div>
  );
}

const Waiting = () => (
  <div className={`${styles.sheet} ${styles.waiting}`}>
    <Skeleton lines={12} label="Carregando documento…" />
  </div>
);

interface FailureProps {
  readonly error: unknown;
  readonly back: string;
  readonly onRetry: () => void;
}

/** Specification 1 §8, policy document fetch; a failed fetch can be retried. */
function Failure({ error, back, onRetry }: FailureProps) {
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = isMissing
    ? 'Nenhum documento encontrado.'
    : 'Não foi possível buscar o documento no momento.';
  return (
    <div className={styles.sheet} role="alert">
      <EmptyState
        title={title}
        action={
          <div className={styles.ways}>
            {Boolean(error) && !isMissing && <Button onClick={onRetry}>Tentar novamente</Button>}
            <LinkButton asChild kind={isMissing ? 'primary' : 'quiet'}>
              <Link to={back}>Voltar</Link>
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
