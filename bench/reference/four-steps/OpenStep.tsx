import { memo, useState, type ComponentType, type FormEvent } from 'react';
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form';
import { ButtonBar, Button, ErrorSummary } from '../../../renderers/ui';
import { printed } from './printed';
import type { StepName } from './schema';

interface Props {
  id: StepName;
  Fields: ComponentType;
  onDone: (id: StepName) => void;
  onBack: (id: StepName) => void;
}

/** The fields of the open step, with Voltar and Continuar. */
export const OpenStep = memo(function OpenStep({ id, Fields, onDone, onBack }: Props) {
  const { trigger } = useFormContext();
  const [attempt, setAttempt] = useState(0);
  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    if (await trigger(id)) onDone(id);
    else setAttempt((count) => count + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void proceed(event)}>
      {attempt > 0 && <StepErrors id={id} attempt={attempt} />}
      <Fields />
      <ButtonBar>
        <Button kind="quiet" onClick={() => onBack(id)}>
          Voltar
        </Button>
        <Button type="submit" kind="primary">
          Continuar
        </Button>
      </ButtonBar>
    </form>
  );
});

/** After a Continuar that met errors: each field to correct, as a link. */
function StepErrors({ id, attempt }: { id: StepName; attempt: number }) {
  const { errors } = useFormState({ name: id });
  const issues = Object.entries(printed).flatMap(([name, { label }]) => {
    const { message } = (name.startsWith(`${id}.`) && (get(errors, name) as FieldError)) || {};
    return message ? [{ id: name.replaceAll('.', '_'), label, message }] : [];
  });
  return issues.length > 0 ? <ErrorSummary attempt={attempt} issues={issues} /> : null;
}
