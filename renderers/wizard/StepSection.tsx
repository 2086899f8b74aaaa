import type { FormEvent } from 'react';
import { blocks, summariseStep, type CompiledStep, type StepState } from '../../engine';
import { fieldId } from '../rjsf/FieldView';
import { StepForm } from '../rjsf/StepForm';
import { useSession, useWizard } from '../store/hooks';
import { StepSummary } from '../summary/SummaryView';
import { Button, ErrorSummary, StepCard, toast } from '../ui';

interface Props {
  readonly step: CompiledStep;
  readonly state: StepState;
  readonly number: number;
  /** Grows each time Continuar meets errors, so that their list takes focus again. */
  readonly attempt: number;
}

/** One step of the wizard: its fields while open, its digest once done. */
export function StepSection({ step, state, number, attempt }: Props) {
  const { store, host } = useWizard();
  const { id, title } = step.definition;
  const open = state.status === 'open';
  const done = state.status === 'done';
  const digest = done ? summariseStep(store.getSession(), id, true) : [];
  return (
    <StepCard
      id={`step-${id}`}
      number={number}
      title={title}
      state={state.status}
      digest={inTwoLines(digest.map((line) => `${line.label}: ${line.text}`))}
      summary={
        done && <StepSummary lines={summariseStep(store.getSession(), id)} onDownload={host.openFile} />
      }
      onEdit={digest.length > 0 ? () => store.dispatch({ type: 'reopen', step: id }) : undefined}
    >
      {open && <OpenStep step={step} attempt={attempt} />}
    </StepCard>
  );
}

/** A digest is two lines whatever it holds. */
function inTwoLines(parts: readonly string[]): string[] {
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)]
    .filter((line) => line.length > 0)
    .map((line) => line.join(' · '));
}

function OpenStep({ step, attempt }: Pick<Props, 'step' | 'attempt'>) {
  const { store, uploads } = useWizard();
  const submitting = useSession((session) => session.submitting);
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (uploads.isBusy()) return toast('warning', 'Aguarde o envio do arquivo terminar.');
    store.dispatch({ type: 'continue' });
  };
  return (
    <form noValidate onSubmit={proceed}>
      <StepErrors step={step} attempt={attempt} />
      <StepForm step={step} />
      <div className="wizard-actions">
        <Button kind="quiet" onClick={() => store.dispatch({ type: 'back' })}>
          Voltar
        </Button>
        <Button type="submit" kind="primary" busy={submitting}>
          Continuar
        </Button>
      </div>
    </form>
  );
}

/** After a Continuar that met errors: each field to correct, as a link. */
function StepErrors({ step, attempt }: Pick<Props, 'step' | 'attempt'>) {
  const definition = useSession((session) => session.definition);
  const attempted = useSession((session) => session.steps[step.index]!.attempted);
  const issues = useSession((session) => session.issues);
  const states = useSession((session) => session.states);
  const all = step.fields.filter((index) => issues[index]!.some(blocks));
  // A computed field is put right by those it is computed from.
  const asked = all.filter((index) => !definition.fields[index]!.derived);
  const wrong = asked.length > 0 ? asked : all;
  if (!attempted || attempt === 0 || wrong.length === 0) return null;
  return (
    <div className="wizard-errors">
      <ErrorSummary
        attempt={attempt}
        title={definition.source.messages.stepInvalid}
        issues={wrong.map((index) => ({
          id: fieldId(definition.fields[index]!.path),
          label: states[index]!.title,
          message: issues[index]!.find(blocks)!.message,
        }))}
      />
    </div>
  );
}
