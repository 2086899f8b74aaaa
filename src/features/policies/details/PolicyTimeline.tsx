import type { PolicyDetails } from '../../../../contract/policyDetails';
import { dateText, moneyText } from '../../../../engine/values';
import { Card } from '../../../../renderers/ui';
import { today } from '../../../shared/config/serverClock';
import { Timeline, type TimelineStep } from '../../../shared/ui/Timeline';
import styles from '../policies.module.css';
import { stagesOf, type Stage } from './stages';

export function PolicyTimeline({ policy }: { policy: PolicyDetails }) {
  return (
    <Card as="section" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className={styles.heading}>
        Linha do tempo
      </h2>
      <Timeline steps={stagesOf(policy, today()).map(stepOf)} />
    </Card>
  );
}

const stepOf = (stage: Stage): TimelineStep => ({
  key: stage.document,
  title: stage.what,
  lines: [
    `${periodText(stage)} · ${stage.document}`,
    `Importância Segurada ${moneyText(stage.amount)}, vigência até ${dateText(stage.end)}`,
    `Emitido em ${dateText(stage.issuedOn)}`,
  ],
  isCurrent: stage.isCurrent,
  isUndone: stage.undoneOn !== undefined || stage.replacedBy !== undefined,
});

function periodText({ from, until, undoneOn, replacedBy, isCurrent }: Stage): string {
  const day = dateText(from);
  if (undoneOn) return `Valeria a partir de ${day}, cancelado em ${dateText(undoneOn)}`;
  if (replacedBy) return `Valeria a partir de ${day}, substituído pelo endosso ${replacedBy}`;
  if (until) return `De ${day} a ${dateText(until)}`;
  return `${isCurrent ? 'Desde' : 'A partir de'} ${day}`;
}
