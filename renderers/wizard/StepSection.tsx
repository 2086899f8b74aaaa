import type { FormEvent } from 'react';
import {
  type CompiledStep,
  isReopenable,
  type Session,
  type StepNews,
  type StepState,
  summariseStep,
} from '../../engine/index';
import { StepForm } from '../fields/StepForm';
import { UPLOADING } from '../store/UploadStore';
import { useSession, useWizard } from '../store/hooks';
import { StepSummary } from '../summary/SummaryView';
import { ButtonBar, Button, StepCard, toast } from '../ui';
import { EmptiedNote } from './EmptiedNote';
import { NewsNote } from './NewsNote';
import { StepErrors } from './StepErrors';

interface Props {
  readonly step: CompiledStep;
  readonly state: StepState;
  readonly number: number;
  readonly steps: number;
  /** Grows each time Continuar meets errors, so that their list takes focus again. */
  readonly attempt: number;
  readonly news?: StepNews | undefined;
  readonly onNewsClose?: ((step: string) => void) | undefined;
}

export function StepSection({ step, state, number, steps, attempt, news, onNewsClose }: Props) {
  const { store, host } = useWizard();
  const { id, title } = step.definition;
  const open = state.status === 'open';
  const done = state.status === 'done';
  const digest = done ? summariseStep(store.getSession(), id, true) : [];
  // A done step without answers has nothing to edit; one that waits again has.
  const isToEdit = done ? digest.length > 0 : isReopenable(store.getSession(), step.index);
  return (
    <StepCard
      id={`step-${id}`}
      number={number}
      steps={steps}
      title={state.title ?? title}
      state={state.status}
      digest={inTwoLines(digest.map((line) => `${line.label}: ${line.text}`))}
      summary={
        done && <StepSummary lines={summariseStep(store.getSession(), id)} onDownload={host.openFile} />
      }
      note={
        news && (
          <NewsNote
            definition={store.getSession().definition}
            news={news}
            onClose={() => onNewsClose?.(id)}
          />
        )
      }
      onEdit={isToEdit ? () => store.dispatch({ type: 'reopen', step: id }) : undefined}
    >
      {open && <OpenStep step={step} attempt={attempt} />}
    </StepCard>
  );
}

function inTwoLines(parts: readonly string[]): string[] {
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)]
    .filter((line) => line.length > 0)
    .map((line) => line.join(' · '));
}

function nextLabel({ definition, steps }: Session, step: CompiledStep): string {
  const isLast = step.index === steps.findLastIndex(({ visible }) => visible);
  return (isLast && definition.source.submit) || 'Continuar';
}

function OpenStep({ step, attempt }: Pick<Props, 'step' | 'attempt'>) {
  const { store, uploads } = useWizard();
  const isBusy = useSession(({ submitting, continuing }) => submitting || continuing);
  const label = useSession((session) => nextLabel(session, step));
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (uploads.isBusy()) return toast('warning', UPLOADING);
    store.dispatch({ type: 'continue' });
  };
  return (
    <form noValidate onSubmit={proceed}>
      <StepErrors step={step} attempt={attempt} />
      <StepForm step={step} />
      <EmptiedNote />
      <ButtonBar>
        <Button kind="quiet" onClick={() => store.dispatch({ type: 'back' })}>
          Voltar
        </Button>
        <Button type="submit" kind="primary" busy={isBusy}>
          {label}
        </Button>
      </ButtonBar>
    </form>
  );
}
