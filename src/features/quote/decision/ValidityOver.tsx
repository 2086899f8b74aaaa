import { dateText } from '../../../../engine/values';
import { Alert } from '../../../../renderers/ui';
import { RepeatButton } from '../RepeatButton';
import styles from './decision.module.css';

interface Props {
  readonly identifier: string;
  /** YYYY-MM-DD */
  readonly ended: string;
}

/** The offer may be valid still, but what it covers is over: the way on is to ask anew, for dates to come. */
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
