import { Link, useParams } from 'react-router-dom';
import useSWR, { type SWRResponse } from 'swr';
import type { ReleaseProducts } from '../../contract/impact';
import { Alert, Skeleton } from '../../../renderers/ui';
import { read } from '../../../src/shared/api/api';
import { paths } from '../../../src/shared/paths';
import { TextLink } from '../../../src/shared/ui/TextLink';
import { Comments } from '../comments/Comments';
import { useDiscussion } from '../comments/useDiscussion';
import { ImpactCard } from '../impact/ImpactCard';
import { releaseComparison } from '../places';
import { Places } from './Places';
import { PublicationCard } from './PublicationCard';
import { addressOf, changesOf, usePublications } from './usePublications';
import { StudioPage } from '../StudioPage';
import { nameOf } from '../names';
import page from '../analysts.module.css';

type Changed = Pick<SWRResponse<ReleaseProducts, unknown>, 'data' | 'error' | 'mutate'>;

interface Props {
  readonly release: string;
  readonly changed: Changed;
  /** Whether this person may approve it after reading. */
  readonly isReading: boolean;
}

/** What is left to read; the line stays so that nothing moves while reading. */
function Unread({ changed: { Products, Read } }: { changed: ReleaseProducts }) {
  const left = Products.filter((product) => !Read.includes(product)).map(nameOf);
  return (
    <output className={page.muted}>
      {left.length > 0
        ? `Antes de aprovar, calcule e leia o impacto em: ${left.join(', ')}.`
        : 'Você leu o que muda: a publicação pode ser aprovada.'}
    </output>
  );
}

function WhatChanges({ release, changed: { data, error, mutate }, isReading }: Props) {
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
      {isReading && <Unread changed={data} />}
      {cards}
      <Places changed={data} />
    </>
  );
}

/** /produtos/publicacoes/{release}: what a release does to what everybody gets now, for whoever approves it. */
export function PublicationPage() {
  const { release = '' } = useParams();
  const publications = usePublications();
  const changed = useSWR<ReleaseProducts, unknown>(changesOf(release), read);
  const about = `publicacao-${release}`;
  const talk = useDiscussion(about);
  const { list: all, error, refusal } = publications;
  const found = all?.Items.find(({ Id }) => String(Id) === release);
  const isReading = all?.MayApprove === true && found?.State === 'proposed' && !found.IsMine;
  return (
    <StudioPage
      title={`Publicação nº ${release}`}
      about={
        <TextLink asChild>
          <Link to={paths.publications}>Voltar às publicações</Link>
        </TextLink>
      }
    >
      {refusal && <Alert tone="danger" title={refusal.message} live />}
      {/* Together: what stands below card and comments would jump when they come one by one. */}
      {!(all ?? error) || !(talk.threads ?? talk.error) ? (
        <Skeleton lines={6} />
      ) : (
        <>
          {found && <PublicationCard release={found} publications={publications} />}
          {found && <Comments about={about} talk={talk} />}
          <WhatChanges {...{ release, changed, isReading }} />
        </>
      )}
    </StudioPage>
  );
}
