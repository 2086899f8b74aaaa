import { useState } from 'react';
import useSWR from 'swr';
import type { PremiumLayers } from '../../../contract/premiumLayers';
import { Alert, Button, Skeleton } from '../../../renderers/ui';
import { read } from '../api/api';
import { LayersPicture } from './LayersPicture';
import { LayersTable } from './LayersTable';
import styles from './layers.module.css';

export function WhyPremium({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Por que este prêmio?</summary>
      {isOpen && <Told url={url} />}
    </details>
  );
}

function Told({ url }: { url: string }) {
  const { data, error, mutate } = useSWR<PremiumLayers, unknown>(url, read, { shouldRetryOnError: false });
  if (!data && error)
    return (
      <Alert tone="danger" title="Não foi possível carregar as camadas do prêmio." live>
        <Button kind="secondary" size="sm" mt="2" onClick={() => void mutate()}>
          Tentar novamente
        </Button>
      </Alert>
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
