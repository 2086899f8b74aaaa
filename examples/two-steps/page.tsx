import { useState, type ChangeEvent } from 'react';
import { compileDefinition, start, toSchemaErrors, transition } from '@lastro/engine';
import type { AjvValidate, Session, SessionEvent } from '@lastro/engine';
import { createRoot } from 'react-dom/client';
// Written by build.mjs: the JSON of products/visit and a compiled validator a step.
import { definition, validate } from './dist/visit.js';

const validators = Object.entries(validate).map(([step, check]) => [
  step,
  toSchemaErrors(check as AjvValidate),
]);
const visit = compileDefinition(definition, Object.fromEntries(validators));
const today = new Date().toISOString().slice(0, 10);

type FieldProps = { session: Session; index: number; send: (event: SessionEvent) => void };

function Field({ session, index, send }: FieldProps) {
  const { path, schema } = session.definition.fields[index]!;
  const { visible, title, options } = session.states.at(index);
  if (!visible) return null;
  const [issue] = session.issues.at(index);
  const control = {
    value: String(session.values.at(index) ?? ''),
    'aria-invalid': Boolean(issue),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      send({ type: 'edit', field: path, value: target.value || undefined }),
    onBlur: () => send({ type: 'leave', field: path }),
  };
  return (
    <label>
      {title}
      {schema.ui.widget === 'select' ? (
        <select {...control}>
          <option value="">Choose</option>
          {options.map(({ value, label }) => (
            <option key={label} value={String(value)}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input type={schema.ui.widget === 'date' ? 'date' : 'text'} {...control} />
      )}
      {issue && <p role="alert">{issue.message}</p>}
    </label>
  );
}

function Wizard() {
  const [session, setSession] = useState(() => start(visit, { today, constants: {}, context: {} }).session);
  const [sent, setSent] = useState('');
  const send = (event: SessionEvent) => {
    const next = transition(session, event);
    setSession(next.session);
    if (next.effects.some(({ type }) => type === 'submit')) setSent(String(next.session.values.at(0)));
  };
  if (sent) return <h1>See you, {sent}</h1>;
  const step = session.definition.steps.find(({ index }) => session.steps[index]!.status === 'open')!;
  return (
    <main>
      <h1>{step.definition.title}</h1>
      {step.fields.map((index) => (
        <Field key={index} {...{ session, index, send }} />
      ))}
      {step.index > 0 && <button onClick={() => send({ type: 'back' })}>Back</button>}
      <button onClick={() => send({ type: 'continue' })}>Continue</button>
    </main>
  );
}

createRoot(document.getElementById('app')!).render(<Wizard />);
