import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { withOption, withoutOption } from '../../../../../engine/edit/everyday';
import { Button, Field, TextInput, controlAria } from '../../../../../renderers/ui';
import { focusFirst } from '../../../../shared/ui/focusFirst';
import { NeededText } from './NeededText';
import type { QuestionPart } from './QuestionPart';
import styles from '../drafts.module.css';

const idOf = (index: number) => `everyday-option-${index}`;
const labelOf = (option: string | { readonly label: string }) =>
  typeof option === 'string' ? option : option.label;

function wrongOption(added: string, labels: readonly string[]): string | undefined {
  if (added === '') return 'Digite a opção.';
  return labels.includes(added) ? 'Esta opção já existe.' : undefined;
}

/** The options of a question, in order; answers kept under one that goes are no options any more. */
export function Options({ text, pointer, question, write }: QuestionPart) {
  const [added, setAdded] = useState('');
  const [error, setError] = useState<string>();
  const options = question.ui.options ?? [];
  const frame = { id: 'everyday-option-new', label: 'Nova opção', error };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongOption(added.trim(), options.map(labelOf));
    setError(found);
    if (focusFirst({ [frame.id]: found })) return;
    write(withOption(text, pointer, options.length, added.trim()));
    setAdded('');
  };
  const remove = (index: number) => {
    flushSync(() => write(withoutOption(text, pointer, index)));
    // The button has gone with its option: whoever works by keys goes on at the option that took its place.
    document.getElementById(idOf(Math.min(index, options.length - 2)))?.focus();
  };
  return (
    <>
      <h3>Opções</h3>
      {options.map((option, index) => {
        const label = labelOf(option);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- An option is its place: its words change while they are typed.
          <div key={index} className={styles.option}>
            <NeededText
              id={idOf(index)}
              label={`Opção ${index + 1}`}
              value={label}
              missing="Digite a opção."
              onChange={(next) => write(withOption(text, pointer, index, next), idOf(index))}
            />
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
          <TextInput
            {...controlAria(frame)}
            value={added}
            onChange={(next) => {
              setAdded(next);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" kind="secondary" size="sm">
          Incluir
        </Button>
      </form>
    </>
  );
}
