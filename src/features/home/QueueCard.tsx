import { ClipboardCheck } from 'lucide-react';
import type { QueueEntry, QueuePage } from '../../../contract/deskQueue';
import { Card } from '../../../renderers/ui';
import { deadlineText, waitOf } from '../desk/list/waitText';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { More, Row, Way } from './rows';
import styles from './home.module.css';

const SHOWN = 5;

/** What waits for the brokerage, first what is due first: an executive's home begins with it. */
export function QueueCard({ queue: { Items, Total, AsOf } }: { queue: QueuePage }) {
  const shown = Items.slice(0, SHOWN);
  return (
    <Card as="section" aria-labelledby="queue">
      <h2 id="queue" className={styles.title}>
        Esperam pela corretora
      </h2>
      <ul>
        {shown.map((entry) => (
          <Row
            key={entry.Identifier}
            icon={ClipboardCheck}
            title={`${entry.ProductName} ${entry.Identifier}`}
            text={factsOf(entry, Date.parse(AsOf))}
            action={
              <Way to={paths.deskRequest(entry.Identifier)}>
                Decidir<span className="ui-hidden"> {entry.Identifier}</span>
              </Way>
            }
          />
        ))}
        <More of={{ Items: shown, Total }} nouns={['solicitação', 'solicitações']} to={allOf(paths.desk)} />
      </ul>
    </Card>
  );
}

function factsOf({ HolderName, Turn, HeldBy }: QueueEntry, now: number): string {
  const wait = waitOf(Turn, now);
  const facts = [
    HolderName,
    Turn?.Deadline && deadlineText(Turn.Deadline),
    wait && [wait.text, wait.until].filter(Boolean).join(', '),
    HeldBy && `com ${HeldBy.IsMe ? 'você' : HeldBy.Name}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
