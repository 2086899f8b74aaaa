import useSWR from 'swr';
import type { Comparison, ComparisonQuery } from '../../contract/comparison';
import { Alert, Card, Skeleton } from '../../../renderers/ui';
import { read } from '../../../src/shared/api/api';
import { describeError } from '../../../src/shared/api/describeError';
import { CasesOnBoth } from '../impact/CasesOnBoth';
import { Differences } from '../impact/Differences';
import { Money } from '../impact/Money';
import { ServerFaults } from '../ServerFaults';
import { nameOf } from '../names';
import { ComparedTexts } from './ComparedTexts';
import page from '../analysts.module.css';
import impact from '../impact/impact.module.css';
import styles from './comparison.module.css';

interface Props {
  readonly query: ComparisonQuery;
  readonly names: { readonly left: string; readonly right: string };
  readonly onProduct: (id: string) => void;
}

export function Compared({ query, names, onProduct }: Props) {
  const address = `/workbench/compare?${new URLSearchParams({ ...query }).toString()}`;
  const { data, error } = useSWR<Comparison, unknown>(address, read, { revalidateOnFocus: false });
  if (error !== undefined && !data)
    return (
      <Alert tone="danger" title={describeError(error).message} live>
        <p>Uma das versões pode ter sido descartada. Escolha outra.</p>
      </Alert>
    );
  if (!data) return <Skeleton label="Comparando as versões…" lines={8} />;
  return (
    <>
      <OtherProducts data={data} product={query.product} onProduct={onProduct} />
      <Card aria-label="O que muda da esquerda para a direita" className={impact.impact}>
        <h2>O que muda da esquerda para a direita</h2>
        <Meaning data={data} />
      </Card>
      <Card aria-label="Arquivos que diferem" className={styles.texts}>
        <h2>Arquivos que diferem</h2>
        {data.Files.length === 0 ? (
          <p className={page.muted}>Nenhum arquivo deste produto difere.</p>
        ) : (
          <ComparedTexts files={data.Files} names={names} />
        )}
      </Card>
    </>
  );
}

function Meaning({ data: { LeftFaults, RightFaults, Impact } }: { data: Comparison }) {
  if (LeftFaults.length + RightFaults.length > 0)
    return (
      <>
        {LeftFaults.length > 0 && <ServerFaults faults={LeftFaults} keepsFrom="a comparação, à esquerda" />}
        {RightFaults.length > 0 && <ServerFaults faults={RightFaults} keepsFrom="a comparação, à direita" />}
      </>
    );
  if (!Impact) return <Alert tone="success" title="Nada muda neste produto." live />;
  const { before, after, differences, totals, cases, replayed } = Impact;
  return (
    <>
      <p>
        Versão {before ?? 'nenhuma'} à esquerda, {after ?? 'nenhuma'} à direita: {totals.breaking} que
        quebram, {totals.visible} visíveis, {totals.compatible} compatíveis.
      </p>
      {replayed && (
        <Money
          title="Em reais: carteira de exemplo, dos casos da esquerda"
          rated={replayed.rated}
          sides={['À esquerda', 'À direita']}
        />
      )}
      <Differences differences={differences} before="à esquerda" />
      {cases && (
        <CasesOnBoth cases={cases} titles={['casos da esquerda à direita', 'casos da direita à esquerda']} />
      )}
    </>
  );
}

/** Other differing products, so that nobody reviews one alone. */
function OtherProducts({
  data,
  product,
  onProduct,
}: {
  data: Comparison;
  product: string;
  onProduct: Props['onProduct'];
}) {
  const others = data.Products.filter((id) => id !== product);
  if (others.length === 0) return null;
  return (
    <nav aria-label="Outros produtos que diferem" className={styles.others}>
      Também diferem:
      {others.map((id) => (
        <button key={id} type="button" className={page.link} onClick={() => onProduct(id)}>
          {nameOf(id)}
        </button>
      ))}
    </nav>
  );
}
