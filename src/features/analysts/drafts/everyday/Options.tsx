import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { withOption, withoutOption } from '../../../../../engine/edit/everyday';
import { Button, Field, TextInput, controlAria } from '../../../../../renderers/ui';
import type { QuestionPart } from './QuestionPart';
import styles from '../drafts.module.css';

/** The options of a question, in order; answers kept under one that goes are no options any more. */
export function Options({ text, pointer, question, write }: QuestionPart) {
  const [added, setAdded] = useState('');
  const options = question.ui.options ?? [];
  const frame = { id: 'everyday-option-new', label: 'Nova opção' };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (added.trim() === '') return;
    write(withOption(text, pointer, options.length, added.trim()));
    setAdded('');
  };
  const remove = (index: number) => {
    flushSync(() => write(withoutOption(text, pointer, index)));
    // The button has gone with its option: whoever works by keys goes on at the option that took its place.
    document.getElementById(`everyday-option-${Math.min(index, options.length - 2)}`)?.focus();
  };
  return (
    <>
      <h3>Opções</h3>
      {options.map((option, index) => {
        const label = typeof option === 'string' ? option : option.label;
        const own = { id: `everyday-option-${index}`, label: `Opção ${index + 1}` };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- An option is its place: its words change while they are typed.
          <div key={index} className={styles.option}>
            <Field {...own}>
              <TextInput
                {...controlAria(own)}
                value={label}
                onChange={(next) => next !== '' && write(withOption(text, pointer, index, next))}
              />
            </Field>
            <Button
              kind="quiet"
              size="sm"
              disabled={options.length === 1}
              onClick={() => remove(index)}
              aria-label={`Retirar ${label}`}
            >
              Retirar
            </Button>
          </div>
        );
      })}
      <form className={styles.option} onSubmit={add} noValidate>
        <Field {...frame}>
          <TextInput {...controlAria(frame)} value={added} onChange={setAdded} />
        </Field>
        <Button type="submit" kind="secondary" size="sm">
          Incluir
        </Button>
      </form>
    </>
  );
}
