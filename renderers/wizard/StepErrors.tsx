import { useEffect } from 'react';
import { blocks, type CompiledStep, type Session, toCorrect } from '../../engine/index';
import { fieldId } from '../fields/fieldId';
import { useSession, useWizard } from '../store/hooks';
import { ErrorSummary, focusField } from '../ui';
import styles from './wizard.module.css';

interface Props {
  readonly step: CompiledStep;
  /** Grows each time Continuar meets errors, so that their list takes focus again. */
  readonly attempt: number;
}

type Judged = Pick<Session, 'definition' | 'issues' | 'states'>;

function wrongFields({ definition, issues, states }: Judged, step: CompiledStep, prefix?: string) {
  const said = new Set<string>();
  return toCorrect({ definition, states, issues }, step).flatMap((index) => {
    const { path, schema } = definition.fields[index]!;
    const { message } = issues.at(index).find(blocks)!;
    // One of several suffices: only the first is listed.
    if (schema.ui.oneOfSeveral && said.has(message)) return [];
    said.add(message);
    return [{ id: fieldId(path, prefix), label: states.at(index).title, message }];
  });
}

export function StepErrors({ step, attempt }: Props) {
  const { prefix, leads } = useWizard();
  const definition = useSession((session) => session.definition);
  const attempted = useSession((session) => session.steps[step.index]!.attempted);
  const issues = useSession((session) => session.issues);
  const states = useSession((session) => session.states);
  const isShown = attempted && attempt > 0;
  return (
    <div className={styles.errors}>
      <ErrorSummary
        attempt={attempt}
        takesFocus={leads}
        title={definition.source.messages.stepInvalid}
        issues={isShown ? wrongFields({ definition, states, issues }, step, prefix) : []}
      />
    </div>
  );
}

export function FirstError({ step, attempt }: Props) {
  const { prefix, store } = useWizard();
  useEffect(() => {
    const [first] = attempt > 0 ? wrongFields(store.getSession(), step, prefix) : [];
    if (first) focusField(first.id);
  }, [attempt, store, step, prefix]);
  return null;
}
