import { useDeferredValue } from 'react';
import type { Session } from '../../../engine/index';
import { OUTCOME_WORDS } from '../../cases/outcomeWords';
import type { Rating, RatingResult } from '../../../engine/rating';
import { moneyText } from '../../../engine/values';
import { Card } from '../../../renderers/ui';
import { priceOf } from './priceOf';
import styles from './trial.module.css';
import bench from '../analysts.module.css';

export function PriceCard({ session, rating }: { session: Session; rating: Rating }) {
  const shown = useDeferredValue(session);
  const result = priceOf(rating, shown);
  return (
    <Card aria-label="Preço">
      <h2>Preço para estas respostas</h2>
      {result ? <Price result={result} /> : <p className={bench.muted}>As respostas ainda não bastam.</p>}
    </Card>
  );
}

function Price({ result }: { result: RatingResult }) {
  const lines = [
    ['Decisão', OUTCOME_WORDS[result.outcome]],
    ['Importância segurada', moneyText(result.insuredAmount)],
    ['Prêmio comercial', moneyText(result.commercialPremium)],
    [`IOF (${String(result.iofRate).replace('.', ',')}%)`, moneyText(result.iof)],
    ['Prêmio total', moneyText(result.grossPremium)],
    ['Parcelas', `até ${result.maxInstallments}`],
  ] as const;
  return (
    <>
      <dl className={styles.price}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {result.decision && (
        <p>
          <code>{result.decision}</code> {result.reason}
        </p>
      )}
    </>
  );
}
