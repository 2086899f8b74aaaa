import { blocks, toCorrect, type CompiledStep } from '../../engine';
import { fieldId } from '../rjsf/FieldView';
import { useSession } from '../store/hooks';
import { ErrorSummary } from '../ui';

interface Props {
  readonly step: CompiledStep;
  /** Grows each time Continuar meets errors, so that their list takes focus again. */
  readonly attempt: number;
}

/** After a Continuar that met errors: each field to correct, as a link. */
export function StepErrors({ step, attempt }: Props) {
  const definition = useSession((session) => session.definition);
  const attempted = useSession((session) => session.steps[step.index]!.attempted);
  const issues = useSession((session) => session.issues);
  const states = useSession((session) => session.states);
  const wrong = toCorrect({ definition, states, issues }, step);
  const shown = attempted && attempt > 0 ? wrong : [];
  return (
    <div className="wizard-errors">
      <ErrorSummary
        attempt={attempt}
        title={definition.source.messages.stepInvalid}
        issues={shown.map((index) => ({
          id: fieldId(definition.fields[index]!.path),
          label: states.at(index).title,
          message: issues.at(index).find(blocks)!.message,
        }))}
      />
    </div>
  );
}
