import { zodResolver } from '@hookform/resolvers/zod';
import { memo, useMemo, useState, type FormEvent } from 'react';
import { FormProvider, useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { dateOfDay, dayNumber } from '../../../engine/values/civilDay';
import { Button, ButtonBar, Card, ErrorSummary, FieldGrid, StepCard } from '../../../renderers/ui';
import { createTyping, type Answers } from '../../settling/byHand';
import { EditedContext } from '../bound';
import { DateField, IntegerField, MoneyField, PercentField, TextField } from '../fields';
import { emptyValues, schema, UNITS } from './schema';
import styles from '../../../renderers/wizard/wizard.module.css';

const RULED =
  'notice process complement startDate days endDate contract percentage guarantee fine total objectText';
const ruled = RULED.split(' ');
const units = Array.from({ length: UNITS }, (_, index) => index);
const computed = 'Calculado automaticamente.';

/** Follows an edit inside its unit. */
function createEdited(form: UseFormReturn) {
  const settle = createTyping();
  return (name: string) => {
    const [, field = '', unit = ''] = /^([a-zA-Z]+)(\d+)$/.exec(name) ?? [];
    if (!ruled.includes(field)) return;
    const before: Answers = Object.fromEntries(ruled.map((key) => [key, form.getValues(`${key}${unit}`)]));
    const after = settle(before, field, name);
    for (const key of ruled)
      if (after[key] !== before[key] && key !== field) form.setValue(`${key}${unit}`, after[key]);
  };
}

function Complement({ unit }: { unit: number }) {
  const open = useWatch({ name: `notice${unit}`, compute: (notice: string) => notice !== '' });
  return (
    <TextField
      name={`complement${unit}`}
      label={`Complemento · ${unit}`}
      limit={200}
      locked={open ? undefined : 'Informe primeiro o edital.'}
    />
  );
}

const dayAfter = (start: string | undefined) => dateOfDay(dayNumber(start) + 1) ?? undefined;

function EndDate({ unit }: { unit: number }) {
  const min = useWatch({
    name: `startDate${unit}`,
    compute: (start: string | undefined) => (start ? dayAfter(start) : undefined),
  });
  return <DateField name={`endDate${unit}`} label={`Final · ${unit}`} min={min} />;
}

function Fine({ unit }: { unit: number }) {
  const required = useWatch({
    name: `contract${unit}`,
    compute: (contract: number | undefined) => Boolean(contract),
  });
  return <MoneyField name={`fine${unit}`} label={`Multas · ${unit}`} required={required} />;
}

const Unit = memo(function Unit({ unit }: { unit: number }) {
  return (
    <>
      <TextField name={`notice${unit}`} label={`Edital · ${unit}`} limit={200} required />
      <TextField name={`process${unit}`} label={`Processo · ${unit}`} limit={200} />
      <Complement unit={unit} />
      <DateField name={`startDate${unit}`} label={`Início · ${unit}`} />
      <IntegerField name={`days${unit}`} label={`Prazo · ${unit}`} unit="dias" required />
      <EndDate unit={unit} />
      <MoneyField name={`contract${unit}`} label={`Contrato · ${unit}`} />
      <PercentField name={`percentage${unit}`} label={`Percentual · ${unit}`} />
      <MoneyField name={`guarantee${unit}`} label={`Garantia · ${unit}`} />
      <Fine unit={unit} />
      <MoneyField name={`total${unit}`} label={`Importância · ${unit}`} locked={computed} />
      <TextField name={`objectText${unit}`} label={`Objeto · ${unit}`} limit={200} locked={computed} />
      {[...'ABCDEFGHIJKL'].map((letter) => (
        <TextField
          key={letter}
          name={`note${letter}${unit}`}
          label={`Observação ${letter} · ${unit}`}
          limit={200}
        />
      ))}
    </>
  );
});

/** The growing wizard with all its 480 fields in one step, written by hand. */
export function Growing() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: emptyValues, mode: 'onTouched' });
  const edited = useMemo(() => createEdited(form as never), [form]);
  return (
    <FormProvider {...form}>
      <EditedContext value={edited}>
        <div className={styles.wizard}>
          <div className={styles.main}>
            <StepCard id="step-step0" number={1} steps={1} title="Etapa 0" state="open">
              <OpenStep form={form as never} />
            </StepCard>
          </div>
          <Card as="aside" aria-label="Resumo da solicitação" className={styles.panel}>
            <h2 className={styles.panelTitle}>Resumo</h2>
            <p className={styles.panelEmpty}>O que você informar aparece aqui.</p>
          </Card>
        </div>
      </EditedContext>
    </FormProvider>
  );
}

function OpenStep({ form }: { form: UseFormReturn }) {
  const [attempt, setAttempt] = useState(0);
  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.trigger())) setAttempt((count) => count + 1);
  };
  return (
    <form noValidate onSubmit={(event) => void proceed(event)}>
      {attempt > 0 && <Errors attempt={attempt} />}
      <FieldGrid>
        {units.map((unit) => (
          <Unit key={unit} unit={unit} />
        ))}
      </FieldGrid>
      <ButtonBar>
        <Button kind="quiet">Voltar</Button>
        <Button type="submit" kind="primary">
          Continuar
        </Button>
      </ButtonBar>
    </form>
  );
}

function Errors({ attempt }: { attempt: number }) {
  const { errors } = useFormState();
  const issues = Object.entries(errors).map(([name, error]) => ({
    id: name,
    label: name,
    message: String(error?.message),
  }));
  return issues.length > 0 ? <ErrorSummary attempt={attempt} issues={issues} /> : null;
}
