import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type DefaultValues } from 'react-hook-form';
import { StepCard, SummaryItems } from '../../../renderers/ui';
import { EditedContext } from '../bound';
import { DecidedPanel } from './DecidedPanel';
import { OpenStep } from './OpenStep';
import { itemsOf } from './printed';
import { emptyValues, schema, type StepName, type Values } from './schema';
import { steps } from './steps';
import { useRules, type FormRules } from './useRules';
import styles from '../../../renderers/wizard/wizard.module.css';

/** The steps that are done and the one that is open. */
interface Progress {
  done: readonly StepName[];
  open: StepName;
}

function afterDone({ done }: Progress, id: StepName): Progress {
  const all = [...done.filter((other) => other !== id), id];
  const from = steps.findIndex((step) => step.id === id);
  const waiting = steps.filter((step) => !all.includes(step.id));
  const next = waiting.find((step) => steps.indexOf(step) > from) ?? waiting[0];
  return { done: all, open: next?.id ?? id };
}

function reopened({ done }: Progress, id: StepName): Progress {
  return { done: done.filter((other) => other !== id), open: id };
}

function before(progress: Progress, id: StepName): Progress {
  const previous = steps[steps.findIndex((step) => step.id === id) - 1];
  return previous ? reopened(progress, previous.id) : progress;
}

/** A step that opens takes focus at its heading; the one that the page starts with does not. */
function useStepFocus(open: StepName) {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    const heading = document.getElementById(`step-${open}-title`);
    heading?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, [open]);
}

/** A digest is two lines whatever it holds. */
function inTwoLines(parts: readonly string[]): string[] {
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)]
    .filter((line) => line.length > 0)
    .map((line) => line.join(' · '));
}

/** The bench's wizard of four steps, 24 fields and 7 rules as one would write it by hand. */
export function FourSteps() {
  const defaultValues = emptyValues as DefaultValues<Values>;
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const rules = useRules(form as never);
  return (
    <FormProvider {...form}>
      <EditedContext value={rules.edited}>
        <div className={styles.wizard}>
          <div className={styles.main}>
            <Steps read={form.getValues as (name: string) => unknown} rules={rules} />
          </div>
          <DecidedPanel rules={rules} />
        </div>
      </EditedContext>
    </FormProvider>
  );
}

function Steps({ read, rules }: { read: (name: string) => unknown; rules: FormRules }) {
  const [progress, setProgress] = useState<Progress>({ done: [], open: 'insured' });
  const onDone = useCallback((id: StepName) => setProgress((current) => afterDone(current, id)), []);
  const onBack = useCallback((id: StepName) => setProgress((current) => before(current, id)), []);
  const onEdit = (id: StepName) => setProgress((current) => reopened(current, id));
  useStepFocus(progress.open);
  return steps.map(({ id, title, Fields }, position) => {
    const done = progress.done.includes(id) && progress.open !== id;
    const digest = done ? itemsOf(id, read, rules.computed, true) : [];
    return (
      <StepCard
        key={id}
        id={`step-${id}`}
        number={position + 1}
        steps={steps.length}
        title={title}
        state={progress.open === id ? 'open' : done ? 'done' : 'pending'}
        digest={inTwoLines(digest.map((line) => `${line.term}: ${String(line.description)}`))}
        summary={done && <SummaryItems items={itemsOf(id, read, rules.computed, false)} />}
        onEdit={done ? () => onEdit(id) : undefined}
      >
        {progress.open === id && <OpenStep id={id} Fields={Fields} onDone={onDone} onBack={onBack} />}
      </StepCard>
    );
  });
}
