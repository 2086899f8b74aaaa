import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import useSWR from 'swr';
import type { DeskImport } from '../../../../contract/imports';
import { importLabels } from '../../../../contract/statuses/import';
import { maskedTaxId, momentText } from '../../../../engine/values';
import { Alert, Badge, Card, EmptyState, LinkButton, Skeleton, SummaryItems } from '../../../../renderers/ui';
import { paths } from '../../../shared/paths';
import { readImportedPdf, useDeskImports } from '../../imports/api';
import { importTones } from '../../imports/SentImports';
import { NotLoaded } from '../../../shared/ui/NotLoaded';
import { ImportDecision } from './ImportDecision';
import styles from './imports.module.css';

const PdfView = lazy(async () => ({ default: (await import('../../document-viewer/PdfView')).PdfView }));

/** /executivo/importacoes/{identifier}: what the customer typed beside the PDF that it comes from. */
export function DeskImportPage() {
  const { identifier = '' } = useParams();
  const { data, error, mutate } = useDeskImports(false);
  const found = data?.find(({ Identifier }) => Identifier === identifier);
  if (error && !data)
    return <NotLoaded title="Não foi possível carregar a importação" live onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={10} />;
  if (!found)
    return (
      <EmptyState
        action={
          <LinkButton asChild>
            <Link to={paths.deskImports}>Ver importações</Link>
          </LinkButton>
        }
      />
    );
  return (
    <div className={styles.page}>
      <div className={styles.beside}>
        <Card as="section" aria-labelledby="import-title">
          <div className={styles.head}>
            <h2 id="import-title">Importação {found.Identifier}</h2>
            <Badge tone={importTones[found.Status]}>{importLabels[found.Status]}</Badge>
          </div>
          <SummaryItems items={factsOf(found)} />
          {found.Status === 'waiting' && found.IsKnown && (
            <Alert tone="warning" title="Número já usado">
              <p>Já existe uma apólice com este número no portal. Confira o PDF antes de decidir.</p>
            </Alert>
          )}
          {found.Reason && (
            <Alert tone="danger" title="Recusada">
              <p>{found.Reason}</p>
            </Alert>
          )}
          {found.Status === 'waiting' && (
            <ImportDecision key={found.Identifier} imported={found} onDecided={() => void mutate()} />
          )}
        </Card>
        <Pdf identifier={found.Identifier} name={found.Document.DocumentName} />
      </div>
    </div>
  );
}

const factsOf = ({ HolderName, HolderDocument, Sender, CreatedAt, PolicyNumber }: DeskImport) => [
  { term: 'Tomador', description: `${HolderName} · ${maskedTaxId(HolderDocument)}` },
  { term: 'Enviada por', description: `${Sender.Name} · ${Sender.Email}` },
  { term: 'Recebida em', description: momentText(CreatedAt) },
  ...(PolicyNumber ? [{ term: 'Apólice', description: PolicyNumber }] : []),
];

const ONCE = { revalidateOnFocus: false, shouldRetryOnError: false };
const nothing = () => undefined;

function Pdf({ identifier, name }: { identifier: string; name: string }) {
  const { data, error, mutate } = useSWR<Uint8Array, unknown>(
    ['imported-pdf', identifier],
    () => readImportedPdf(identifier),
    ONCE,
  );
  if (error)
    return (
      <NotLoaded title="Não foi possível buscar o documento no momento." live onRetry={() => void mutate()} />
    );
  const waiting = <Skeleton lines={12} label="Carregando documento…" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard's focus, or who has no mouse cannot read on.
    <section className={styles.pdf} aria-label={`Documento ${name}`} tabIndex={0}>
      <Suspense fallback={waiting}>
        {data ? <PdfView bytes={data} onOutcome={nothing} zoom={1} waiting={waiting} /> : waiting}
      </Suspense>
    </section>
  );
}
