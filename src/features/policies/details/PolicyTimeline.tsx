import type { PolicyDetails } from '../../../../contract/policyDetails';
import { dateText } from '../../../../engine/values/dateText';
import { moneyText } from '../../../../engine/values/money';
import { Card } from '../../../../renderers/ui';
import { Timeline, type TimelineStep } from '../../../shared/ui/Timeline';
import styles from '../policies.module.css';
import { stagesOf, type Stage } from './stages';

/** What was in force when: the policy as it was issued, and as each endorsement left it. */
export function PolicyTimeline({ policy }: { policy: PolicyDetails }) {
  return (
    <Card as="section" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className={styles.heading}>
        Linha do tempo
      </h2>
      <Timeline steps={stagesOf(policy).map(stepOf)} />
    </Card>
  );
}

const stepOf = ({ document, what, from, until, amount, end, isUndone, isCurrent }: Stage): TimelineStep => ({
  key: document,
  title: what,
  lines: [
    `${isUndone ? 'Cancelado, deixou de valer' : periodText(from, until)} · ${document}`,
    `Importância Segurada ${moneyText(amount)}, vigência até ${dateText(end)}`,
  ],
  isCurrent,
  isUndone,
});

const periodText = (from: string, until: string | undefined) =>
  until ? `De ${dateText(from)} a ${dateText(until)}` : `Desde ${dateText(from)}`;
