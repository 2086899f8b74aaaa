import type { TraceStep } from '../../../../contract/rating';
import { dateText } from '../../../../engine/values';
import { sentenceOf, untold } from './sentence';
import { stepLabel, valueText } from './words';
import styles from './why.module.css';
import desk from '../desk.module.css';

export function TraceTree({ step }: { step: TraceStep }) {
  return (
    <ul className={styles.trace}>
      <Step step={step} open />
    </ul>
  );
}

function Step({ step, open = false }: { step: TraceStep; open?: boolean }) {
  const parts = untold(step);
  if (parts.length === 0) {
    return (
      <li className={styles.step}>
        <Line step={step} />
      </li>
    );
  }
  return (
    <li className={styles.step}>
      <details open={open}>
        <summary>
          <Line step={step} />
        </summary>
        <ul className={styles.trace}>
          {parts.map((each, index) => (
            <Step key={index} step={each} open={open} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Line({ step }: { step: TraceStep }) {
  const sentence = sentenceOf(step);
  const sign = typeof step.Value === 'number' ? ' =' : ':';
  return (
    <>
      <span>{sentence === undefined ? stepLabel(step) : sentence + sign}</span>{' '}
      <strong className="ui-figures">{step.Text ?? valueText(step.Value)}</strong>
      {step.From && (
        <span className={desk.muted}>
          {' '}
          desde {dateText(step.From)}
          {step.Note && ` · ${step.Note}`}
        </span>
      )}
    </>
  );
}
