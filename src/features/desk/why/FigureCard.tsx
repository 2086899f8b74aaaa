import { TraceTree } from './TraceTree';
import type { Figure } from '../../../../contract/rating';
import styles from './why.module.css';
import desk from '../desk.module.css';

interface Props {
  readonly label: string;
  readonly figure: Figure;
  readonly text: string;
  readonly from?: string | undefined;
}

export function FigureCard({ label, figure, text, from }: Props) {
  return (
    <div className={styles.figure}>
      <p className={styles.figureHead}>
        <span>{label}</span> <strong className="ui-figures">{text}</strong>
      </p>
      {from && <p className={desk.muted}>{from}</p>}
      {figure.Why && (
        <details>
          <summary>
            Por que este valor<span className="ui-hidden"> de {label}</span>?
          </summary>
          <TraceTree step={figure.Why} />
        </details>
      )}
    </div>
  );
}
