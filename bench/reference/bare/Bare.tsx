import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type Path, type UseFormReturn } from 'react-hook-form';
import { printed } from '../four-steps/printed';
import { emptyValues, schema, type StepName, type Values } from '../four-steps/schema';
import { steps } from '../four-steps/steps';
import { useRules } from '../four-steps/useRules';

type Form = UseFormReturn<Values>;

/** Amounts and days are numbers in the form, as its schema wants them. */
const NUMBERS = /\.(days|contract|percentage|guarantee|fine|total)$/;

const labels = Object.entries(printed).map(([name, { label }]) => [name as Path<Values>, label] as const);

interface FieldProps {
  form: Form;
  name: Path<Values>;
  label: string;
  onEdited: (name: string) => void;
}

function PlainField({ form, name, label, onEdited }: FieldProps) {
  const { error } = form.getFieldState(name, form.formState);
  const control = form.register(name, {
    setValueAs: (text: unknown) => (NUMBERS.test(name) && text !== '' ? Number(text) : text),
    onChange: () => onEdited(name),
  });
  return (
    <label>
      {label}
      <input {...control} />
      {error && <p>{error.message}</p>}
    </label>
  );
}

/** The four-step form as plain inputs: no design system, no shell and no panel; what a page's frame costs shows beside it. */
export function Bare() {
  const defaultValues = emptyValues as DefaultValues<Values>;
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const rules = useRules(form as never);
  const [open, setOpen] = useState<StepName>('insured');
  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    const next = steps[steps.findIndex(({ id }) => id === open) + 1];
    if ((await form.trigger(open)) && next) setOpen(next.id);
  };
  return (
    <main id="conteudo">
      <form noValidate onSubmit={(event) => void proceed(event)}>
        {labels
          .filter(([name]) => name.startsWith(`${open}.`))
          .map(([name, label]) => (
            <PlainField key={name} form={form} name={name} label={label} onEdited={rules.edited} />
          ))}
        <button type="submit">Continuar</button>
      </form>
    </main>
  );
}
