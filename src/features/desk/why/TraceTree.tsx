import type { TraceStep } from './rating';
import { civilText } from '../texts';
import { stepLabel, valueText } from './words';

/** How a value came about, step by step; each step unfolds into those it was made of. */
export function TraceTree({ step }: { step: TraceStep }) {
  return (
    <ul className="desk-trace">
      <Step step={step} open />
    </ul>
  );
}

function Step({ step, open = false }: { step: TraceStep; open?: boolean }) {
  if (step.Steps.length === 0) {
    return (
      <li className="desk-step">
        <Line step={step} />
      </li>
    );
  }
  return (
    <li className="desk-step">
      <details open={open}>
        <summary>
          <Line step={step} />
        </summary>
        <ul className="desk-trace">
          {step.Steps.map((each, index) => (
            // The steps of an expression have their places and nothing else.
            <Step key={index} step={each} open={open} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Line({ step }: { step: TraceStep }) {
  return (
    <>
      <span>{stepLabel(step)}</span>{' '}
      <strong className="ui-figures">{step.Text ?? valueText(step.Value)}</strong>
      {step.From && (
        <span className="desk-muted">
          {' '}
          desde {civilText(step.From)}
          {step.Note && ` · ${step.Note}`}
        </span>
      )}
    </>
  );
}
