import { Link, useParams } from 'react-router-dom';
import useSWR, { type SWRResponse } from 'swr';
import type { ReleaseProducts } from '../../../../contract/impact';
import type { Release } from '../../../../contract/publishing';
import { Alert, Skeleton } from '../../../../renderers/ui';
import { read } from '../../../shared/api/api';
import { useDocumentTitle } from '../../../shared/config/useDocumentTitle';
import { Brand } from '../../../shared/layout/Brand';
import { FocusedTitle } from '../../../shared/layout/FocusedTitle';
import { wizardById } from '../../../shared/products/entries';
import { TextLink } from '../../../shared/ui/TextLink';
import { ImpactCard } from '../impact/ImpactCard';
import { publications as list, releaseComparison } from '../places';
import { Places } from './Places';
import { PublicationCard } from './PublicationCard';
import { usePublications } from './usePublications';
import page from '../analysts.module.css';

const nameOf = (id: string) => wizardById(id)?.name ?? id;

const addressOf = (release: string) => `/workbench/release/${release}`;

type Changed = Pick<SWRResponse<ReleaseProducts, unknown>, 'data' | 'error' | 'mutate'>;

/** What it does to each product that it changes, and every place of the files. */
function WhatChanges({ release, changed: { data, error, mutate } }: { release: string; changed: Changed }) {
  if (!data && error !== undefined)
    return <Alert tone="danger" title="Não foi possível ler esta publicação." live />;
  if (!data) return <Skeleton label="Comparando as versões…" lines={6} />;
  if (data.Total === 0)
    return <Alert tone="success" title="Nada muda em relação ao que está em vigor para todos." />;
  const cards = data.Products.map((product) => (
    <ImpactCard
      key={product}
      address={addressOf(release)}
      product={product}
      onRead={() => void mutate()}
      title={`Impacto em ${nameOf(product)}`}
      about="Compara esta publicação com o que está em vigor para todos agora: o que muda, os casos de uma versão na outra, e o que acontece com os rascunhos abertos e os últimos pedidos registrados."
    >
      <TextLink asChild>
        <Link to={releaseComparison(release, product)}>Comparar os textos: {nameOf(product)}</Link>
      </TextLink>
    </ImpactCard>
  ));
  return (
    <>
      {cards}
      <Places changed={data} />
    </>
  );
}

/** Whoever may approve a proposal reads of it what is left to read before. */
function Unread({ release: { State, IsMine }, mayApprove, changed }: UnreadProps) {
  if (State !== 'proposed' || IsMine || !mayApprove || !changed) return null;
  const left = changed.Products.filter((product) => !changed.Read.includes(product));
  if (left.length === 0) return null;
  return (
    <p className={page.muted}>
      Antes de aprovar, calcule e leia o impacto em: {left.map(nameOf).join(', ')}.
    </p>
  );
}

interface UnreadProps {
  readonly release: Release;
  readonly mayApprove: boolean;
  readonly changed: ReleaseProducts | undefined;
}

/** /produtos/publicacoes/{release}: what a release does to what everybody gets now, for whoever approves it. */
export function PublicationPage() {
  const { release = '' } = useParams();
  useDocumentTitle(`Publicação nº ${release}`);
  const publications = usePublications();
  const changed = useSWR<ReleaseProducts, unknown>(`${addressOf(release)}/products`, read);
  const { list: all, error, refusal } = publications;
  const found = all?.Items.find(({ Id }) => String(Id) === release);
  return (
    <main className={page.page}>
      <header>
        <Brand />
        <FocusedTitle key={release} text={`Publicação nº ${release}`} />
        <p>
          <TextLink asChild>
            <Link to={list}>Voltar às publicações</Link>
          </TextLink>
        </p>
      </header>
      {refusal && <Alert tone="danger" title={refusal.message} live />}
      {found && (
        <PublicationCard release={found} publications={publications}>
          <Unread release={found} mayApprove={all!.MayApprove} changed={changed.data} />
        </PublicationCard>
      )}
      {/* What stands below the card would jump when it comes. */}
      {!all && error === undefined ? <Skeleton lines={6} /> : <WhatChanges {...{ release, changed }} />}
    </main>
  );
}
