import { useState, type FormEvent } from 'react';
import { nameIn, stepOf } from '../../edit/question/stepFile';
import { Button, Field, Select, TextInput, controlAria } from '../../../renderers/ui';
import type { Asked } from './words';
import styles from './question.module.css';

interface Props {
  /** The product's own, by their path. */
  readonly steps: readonly { readonly value: string; readonly label: string }[];
  readonly question: Asked;
  readonly onRename: (to: string) => void;
}

const IS_NAME = /^[A-Za-z][A-Za-z0-9]*$/;

function wrongIn(name: string, to: string, { path }: Asked): string | undefined {
  if (!IS_NAME.test(name)) return 'Use uma palavra de letras e números, sem acento nem espaço.';
  return to === path ? 'Escreva outro nome ou escolha outra etapa.' : undefined;
}

export function QuestionName({ steps, question, onRename }: Props) {
  const [name, setName] = useState(nameIn(question.path));
  const [step, setStep] = useState(stepOf(question.path));
  const [error, setError] = useState<string>();
  const named = {
    ...{ id: 'question-name', label: 'Nome nos arquivos', required: true, error },
    hint: 'Regras, preço e casos que falam da pergunta mudam junto; o que foi respondido com o nome de antes continua valendo.',
  };
  const placed = { id: 'question-step', label: 'Etapa' };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const to = `${step}.${name.trim()}`;
    const wrong = wrongIn(name.trim(), to, question);
    setError(wrong);
    if (wrong) document.getElementById(named.id)?.focus();
    else onRename(to);
  };
  const type = (to: string) => {
    setName(to);
    setError(undefined);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field {...named}>
        <TextInput {...controlAria(named)} value={name} onChange={type} verbatim />
      </Field>
      <Field {...placed}>
        <Select {...controlAria(placed)} value={step} options={steps} onChange={(to) => to && setStep(to)} />
      </Field>
      <div>
        <Button type="submit" size="sm" kind="secondary">
          Mudar em todos os usos
        </Button>
      </div>
    </form>
  );
}
