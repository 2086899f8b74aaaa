import type { PolicyDetails } from '../../../../contract/policyDetails';
import { dateText } from '../../../../engine/values/dateText';
import { moneyText } from '../../../../engine/values/money';
import { Card } from '../../../../renderers/ui';
import styles from '../policies.module.css';
import { stagesOf } from './stages';

/** What was in force when: the policy as it was issued, and as each endorsement left it. */
export function Timeline({ policy }: { policy: PolicyDetails }) {
  return (
    <Card as="section" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className={styles.heading}>
        Linha do tempo
      </h2>
      <ol className={styles.timeline}>
        {stagesOf(policy).map(({ document, what, from, until, amount, end, isUndone, isCurrent }) => (
          <li
            key={document}
            className={styles.step}
            data-current={isCurrent || undefined}
            data-undone={isUndone || undefined}
          >
            <strong>{what}</strong>
            <p className="ui-figures">
              {isUndone ? 'Cancelado, deixou de valer' : periodText(from, until)} · {document}
            </p>
            <p className="ui-figures">
              Importância Segurada {moneyText(amount)}, vigência até {dateText(end)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const periodText = (from: string, until: string | undefined) =>
  until ? `De ${dateText(from)} a ${dateText(until)}` : `Desde ${dateText(from)}`;
