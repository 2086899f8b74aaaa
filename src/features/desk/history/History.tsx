import { Skeleton } from '../../../../renderers/ui';
import { LoadFailure } from '../../../shared/products/LoadFailure';
import { isChange } from '../../../shared/requests/places';
import { useDeskPart } from '../requests';
import type { DeskRequest } from '../../../../contract/desk';
import type { HistoryEvent } from '../../../../contract/history';
import { momentText } from '../../../../engine/values';
import { linesOf, reasonOf, titleOf, type ChangeLine } from './event';
import styles from './history.module.css';
import desk from '../desk.module.css';

export function History({ request }: { request: DeskRequest }) {
  const { data, error } = useDeskPart<readonly HistoryEvent[]>(request.Identifier, '/history');
  if (!data) return error ? <LoadFailure /> : <Skeleton lines={6} />;
  return (
    <ol className={styles.history} aria-label="Histórico da solicitação">
      {data.toReversed().map((event) => (
        <li key={event.Id} className={styles.event}>
          <Event event={event} ofChange={isChange(request.Identifier)} />
        </li>
      ))}
    </ol>
  );
}

function Event({ event, ofChange }: { event: HistoryEvent; ofChange: boolean }) {
  const reason = reasonOf(event);
  const lines = linesOf(event);
  return (
    <>
      <p className={styles.eventTitle}>{titleOf(event, ofChange)}</p>
      <p className={desk.muted}>
        {actorText(event)} · <time dateTime={event.At}>{momentText(event.At)}</time>
      </p>
      {reason && <p className={styles.eventReason}>{reason}</p>}
      {lines.length > 0 && (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line.label}>
              <Change line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function actorText({ By }: HistoryEvent): string {
  if (!By) return 'Sistema';
  return By.IsExecutive ? `${By.Name} (executivo)` : By.Name;
}

/** 'Campo: antes → depois'; the arrow is read out as a word. */
function Change({ line: { label, before, after } }: { line: ChangeLine }) {
  return (
    <>
      {label}: {before && <del>{before}</del>}
      {before && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="ui-hidden"> passou a </span>
        </>
      )}
      {after ? <ins>{after}</ins> : <em>sem resposta</em>}
    </>
  );
}
