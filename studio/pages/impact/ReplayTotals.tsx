import { HARMS, type Example, type Harm } from '../../impact/replay/totals';
import { moneyText } from '../../../engine/values';
import { countText, Skeleton } from '../../../renderers/ui';
import type { Replays } from './useImpact';
import analysts from '../analysts.module.css';
import styles from './impact.module.css';

const NAMES: Readonly<Record<Harm, string>> = {
  refused: 'seriam recusados',
  lost: 'perderiam uma resposta',
  priced: 'teriam outro preço ou decisão',
  otherValue: 'veriam outro valor',
};

const money = (amount: number | null) => (amount === null ? 'sem preço' : moneyText(amount));

function aboutText({ about, priced }: Example): string {
  if (!priced) return about.join(', ');
  const { before, after, decided } = priced;
  const premium = before === after ? money(before) : `${money(before)} → ${money(after)}`;
  return decided ? `${premium}, ${decided.before} → ${decided.after}` : premium;
}

interface Props {
  readonly title: string;
  readonly replays: Replays | undefined;
  readonly isRunning?: boolean;
}

export function ReplayTotals({ title, replays, isRunning = false }: Props) {
  if (!replays) return isRunning ? <Skeleton label={`${title}: na fila`} lines={2} /> : null;
  const { totals, total, isOver } = replays;
  const progress = isOver
    ? countText(totals.replayed)
    : `${countText(totals.replayed)} de ${countText(total)}`;
  return (
    <section aria-label={title} className={styles.replay}>
      <h3>{title}</h3>
      <output className={analysts.muted}>
        {progress} nas duas versões
        {!isOver && !isRunning && ' (parado)'}: {countText(totals.affected)}{' '}
        {totals.affected === 1 ? 'afetado' : 'afetados'}
      </output>
      <dl className={styles.counts}>
        {HARMS.map((harm) => (
          <div key={harm} data-some={totals.counts[harm] > 0 || undefined}>
            <dt>{NAMES[harm]}</dt>
            <dd className="ui-figures">{countText(totals.counts[harm])}</dd>
            {totals.examples[harm].map((example) => (
              <dd key={example.id} className={styles.example}>
                <code>{example.id}</code> {aboutText(example)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
