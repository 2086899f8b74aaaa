import useSWR from 'swr';
import type { PremiumLayers } from '../../../contract/premiumLayers';
import { Skeleton } from '../../../renderers/ui';
import { read } from '../api/api';
import { NotLoaded } from '../ui/NotLoaded';
import { WhyDetails } from '../ui/WhyDetails';
import { LayersPicture } from './LayersPicture';
import { LayersTable } from './LayersTable';
import styles from './layers.module.css';

export const WhyPremium = ({ url }: { url: string }) => (
  <WhyDetails question="Por que este prêmio?">
    <Told url={url} />
  </WhyDetails>
);

function Told({ url }: { url: string }) {
  const { data, error, mutate } = useSWR<PremiumLayers, unknown>(url, read, { shouldRetryOnError: false });
  if (!data && error)
    return (
      <NotLoaded title="Não foi possível carregar as camadas do prêmio." live onRetry={() => void mutate()} />
    );
  if (!data) return <Skeleton lines={6} />;
  if (data.Layers.length === 0)
    return <p>O prêmio deste documento não foi calculado aqui: não há camadas para mostrar.</p>;
  return (
    <>
      <p className={styles.intro}>
        Cada documento cobre um valor por dias, e seu prêmio vale na proporção do que resta dele.
        {data.Premium !== null &&
          ' Um pedido cobra o que acrescenta, ou devolve o que retira, no máximo pelo que foi cobrado por isso.'}
      </p>
      <LayersPicture layers={data.Layers} />
      <LayersTable layers={data} />
    </>
  );
}

export const policyLayersUrl = (code: string) => `/InsurancePolicy/layers?id=${encodeURIComponent(code)}`;
export const quoteLayersUrl = (identifier: string) =>
  `/quote/layers?identifier=${encodeURIComponent(identifier)}`;
