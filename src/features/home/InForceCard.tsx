import { lazy, Suspense } from 'react';
import type { InForce } from '../../../contract/home';
import { moneyText } from '../../../engine/values';
import { Card, Pending, Skeleton } from '../../../renderers/ui';
import { useInForce } from './api';
import styles from './home.module.css';
import { Failed } from './Failed';

// The chart library is loaded lazily, after the rest of home.
const Charts = lazy(async () => ({ default: (await import('./portfolio/Charts')).Charts }));

export function InForceCard({ email }: { email: string }) {
  const { data, error, mutate } = useInForce(email);
  if (error && !data) return <Failed what="as apólices em vigor" onRetry={() => void mutate()} />;
  if (!data) return <Pending />;
  const { InForce: sums } = data;
  if (!sums || sums.Count === 0) return null;
  return (
    <Card as="section" aria-labelledby="in-force">
      <h2 id="in-force" className={styles.title}>
        Em vigor
      </h2>
      <Figures sums={sums} />
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Skeleton lines={6} />
          </div>
        }
      >
        <Charts sums={sums} />
      </Suspense>
    </Card>
  );
}

function Figures({ sums }: { sums: InForce }) {
  const facts = [
    ['Apólices', String(sums.Count)],
    ['Importância Segurada', moneyText(sums.InsuredAmount)],
    ['Prêmio total', moneyText(sums.Premium)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="ui-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
