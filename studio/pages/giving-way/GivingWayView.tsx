import { useState } from 'react';
import type { Flow } from '../../flow/Flow';
import { Alert, Skeleton } from '../../../renderers/ui';
import { useFlow } from '../flow/useFlow';
import { ServerFaults } from '../ServerFaults';
import type { Origin } from '../views/Origin';
import { isOf, isSame, type Chosen } from './chosen';
import { ChosenWays } from './ChosenWays';
import { GivingWayPicture } from './GivingWayPicture';
import { RuleWays } from './RuleWays';
import { HOWS } from './words';
import styles from './givingWay.module.css';

export default function GivingWayView({ origin }: { origin: Origin }) {
  const { answer, error, isAsking } = useFlow(origin);
  if (error !== undefined && !isAsking)
    return <Alert tone="danger" title="Não foi possível desenhar a figura. Tente de novo mais tarde." live />;
  if (!answer) return <Skeleton label="Desenhando a figura…" lines={8} />;
  const { Flow: flow, Faults: faults } = answer;
  return (
    <>
      {faults.length > 0 && <ServerFaults faults={faults} keepsFrom={flow ? undefined : 'a figura'} />}
      {flow?.givingWay.length === 0 && <p>Neste produto nenhuma resposta cede a outra.</p>}
      {flow && flow.givingWay.length > 0 && <Drawn flow={flow} />}
    </>
  );
}

function Drawn({ flow }: { flow: Flow }) {
  const [last, setLast] = useState<Chosen>();
  // A draft that changes may have lost it.
  const chosen = last && flow.givingWay.some((way) => isOf(way, last)) ? last : undefined;
  const choose = (next: Chosen) => setLast(chosen && isSame(next, chosen) ? undefined : next);
  return (
    <div className={styles.view}>
      <p>
        A seta sai da pergunta que muda e aponta para a que cede: a resposta dela é recalculada ou fica vazia.
      </p>
      <ul className={styles.legend} aria-label="O que as setas dizem">
        {HOWS.map(([how, words]) => (
          <li key={how}>
            <svg width="36" height="10" aria-hidden="true" className={styles.arrow} data-how={how}>
              <path d="M36,5 H9" className={styles.line} />
              <path d="M0,5 l9,-5 v10 z" className={styles.head} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
      <div className={styles.halves}>
        <GivingWayPicture flow={flow} chosen={chosen} onChoose={choose} />
        <ChosenWays flow={flow} chosen={chosen} />
      </div>
      <RuleWays flow={flow} chosen={chosen} onChoose={choose} />
    </div>
  );
}
