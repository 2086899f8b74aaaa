import { dateText } from '../../../../engine/values';
import { Alert } from '../../../../renderers/ui';
import { RepeatButton } from '../RepeatButton';
import styles from './decision.module.css';

interface Props {
  readonly identifier: string;
  /** YYYY-MM-DD */
  readonly ended: string;
}

/** The insured period is over though the offer may be valid: a new request is needed. */
export const ValidityOver = ({ identifier, ended }: Props) => (
  <div className={styles.decision}>
    <Alert tone="warning" title="A vigência pedida já terminou">
      <p>Ela terminou em {dateText(ended)}. Repita a solicitação para pedir uma nova vigência.</p>
    </Alert>
    <div>
      <RepeatButton identifier={identifier} />
    </div>
  </div>
);
