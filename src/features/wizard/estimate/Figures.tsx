import type { EstimatedFigure, EstimatedPrice, EstimateToCome } from '../../../../engine/rating';
import { moneyText } from '../../../../engine/values';
import { Explain } from '../../../../renderers/ui';
import { LEAST_WHY, missingText, PERSON, rangeWhy, REFUSED } from './estimateText';
import type { Told } from './useEstimate';
import styles from './estimate.module.css';

export function Figures({ told: { estimate, change } }: { readonly told: Told }) {
  if (!estimate)
    return <p className={styles.small}>Sem estimativa no momento. O pedido segue normalmente.</p>;
  switch (estimate.state) {
    case 'priced':
      return <Price price={estimate} change={change} />;
    case 'missing':
      return (
        <>
          <Extent estimate={estimate} />
          <p className={styles.small}>{missingText(estimate.missing)}</p>
        </>
      );
    default:
      return (
        <>
          <p className={styles.said}>{estimate.state === 'person' ? PERSON : REFUSED}</p>
          <p className={styles.small}>{estimate.reason}</p>
        </>
      );
  }
}

function Price({ price, change }: { readonly price: EstimatedPrice; readonly change?: string | undefined }) {
  const { grossPremium, commercialPremium, iof, maxInstallments } = price;
  const most = maxInstallments.value;
  return (
    <>
      <p className={styles.sum}>
        {moneyText(grossPremium.value)} <Why of="Prêmio total" figure={grossPremium} />
      </p>
      <p className={styles.change}>{change}</p>
      <dl className={styles.parts}>
        <Part of="Prêmio líquido" figure={commercialPremium} text={moneyText(commercialPremium.value)} />
        <Part of="IOF" figure={iof} text={moneyText(iof.value)} />
        <Part of="Parcelas" figure={maxInstallments} text={most === 1 ? '1' : `até ${most}`} />
      </dl>
    </>
  );
}

function Extent({ estimate: { least, most, missing } }: { readonly estimate: EstimateToCome }) {
  if (least === undefined) return null;
  const isRange = most !== undefined && most > least;
  const why = most === undefined ? LEAST_WHY : rangeWhy(missing);
  return (
    <p className={styles.sum}>
      {most === undefined && <span className={styles.from}>A partir de</span>}
      {isRange && <span className={styles.from}>De</span>} {moneyText(least)}{' '}
      {isRange && (
        <>
          <span className={styles.from}>a</span> {moneyText(most)}{' '}
        </>
      )}
      <Explain word="por quê?" about="Prêmio total">
        {why}
      </Explain>
    </p>
  );
}

interface PartProps {
  readonly of: string;
  readonly figure: EstimatedFigure;
  readonly text: string;
}

function Part({ of, figure, text }: PartProps) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>
        {text} <Why of={of} figure={figure} />
      </dd>
    </div>
  );
}

const Why = ({ of, figure }: Omit<PartProps, 'text'>) => (
  <Explain word="por quê?" about={of}>
    {figure.why}
  </Explain>
);
