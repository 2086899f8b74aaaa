import { Badge } from '../../../../renderers/ui';
import type { InsurerPricing } from '../../../../contract/rating';
import { TraceTree } from './TraceTree';
import styles from './why.module.css';
import desk from '../desk.module.css';

const outcomes = { analyse: 'Envia para análise', deny: 'Nega' } as const;

/** The insurer's conditions in their order: the first that holds decides. */
export function DecisionList({ decisions }: { decisions: InsurerPricing['Decisions'] }) {
  const decisive = decisions.find(({ Holds }) => Holds)?.Id;
  return (
    <ol className={styles.conditions}>
      {decisions.map(({ Id, Outcome, Reason, Holds, Why }) => (
        <li key={Id}>
          <p className={styles.condition}>
            <span>{Reason}</span>
            <Badge tone={Holds ? (Outcome === 'deny' ? 'danger' : 'warning') : 'success'}>
              {Holds ? outcomes[Outcome] : 'Não se aplica'}
            </Badge>
          </p>
          {Id === decisive && <p className={desk.muted}>Esta condição decidiu.</p>}
          <details>
            <summary>
              Como foi avaliada<span className="ui-hidden">: {Reason}</span>
            </summary>
            <TraceTree step={Why} />
          </details>
        </li>
      ))}
    </ol>
  );
}
