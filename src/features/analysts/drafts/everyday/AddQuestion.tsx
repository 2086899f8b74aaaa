import { useState, type FormEvent } from 'react';
import { nameOfTitle, withQuestion, type NewQuestion } from '../../../../../engine/edit/everyday';
import {
  Button,
  Checkbox,
  Field,
  Select,
  TextInput,
  controlAria,
  toast,
  type Option,
} from '../../../../../renderers/ui';
import { focusFirst } from '../../../../shared/ui/focusFirst';
import type { Undoable } from '../useUndo';
import type { Composition, PlacedStep } from './questions';
import styles from '../drafts.module.css';

type Widget = NewQuestion['widget'];

const KINDS: readonly Option<Widget>[] = [
  { value: 'text', label: 'Texto' },
  { value: 'textarea', label: 'Texto de várias linhas' },
  { value: 'date', label: 'Data' },
  { value: 'money', label: 'Valor em R$' },
  { value: 'percent', label: 'Percentual' },
  { value: 'integer', label: 'Número inteiro' },
  { value: 'checkbox', label: 'Sim ou não' },
];

interface Props {
  readonly composition: Composition;
  readonly files: Undoable;
  /** With the new question's path. */
  readonly onAdd: (path: string) => void;
}

/** Two questions of one step that read the same are told apart by nobody who fills it. */
function wrongTitle(title: string, { names, titles }: PlacedStep): string | undefined {
  const name = nameOfTitle(title);
  if (!/^[A-Za-z]/.test(name)) return 'Digite o texto da pergunta, começando por uma letra.';
  if (titles.includes(title)) return 'A etapa já tem uma pergunta com este texto.';
  return names.includes(name) ? 'A etapa já tem uma pergunta com este nome.' : undefined;
}

/** A new question at its place in a step. */
export function AddQuestion({ composition, files, onAdd }: Props) {
  const [asked, setAsked] = useState({ title: '', required: false });
  const [widget, setWidget] = useState<Widget>('text');
  const [file, setFile] = useState(composition.steps[0]?.file);
  const [after, setAfter] = useState<string>();
  const [error, setError] = useState<string>();
  const step = composition.steps.find((one) => one.file === file);
  const title = { id: 'new-title', label: 'Texto da pergunta', error };
  const [kind, where, behind] = [
    { id: 'new-kind', label: 'Tipo de resposta' },
    { id: 'new-step', label: 'Etapa' },
    { id: 'new-after', label: 'Depois de', hint: 'Sem escolha, é a última da etapa.' },
  ];
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!step) return undefined;
    const words = asked.title.trim();
    const name = nameOfTitle(words);
    const found = wrongTitle(words, step);
    setError(found);
    if (focusFirst({ [title.id]: found })) return undefined;
    const question = { ...asked, title: words, name, widget, after };
    files.edit(step.file, withQuestion(files.texts.get(step.file) ?? '', question));
    toast('success', 'Pergunta incluída no rascunho.');
    return onAdd(`${step.path}.${name}`);
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <Field {...title}>
        <TextInput
          {...controlAria(title)}
          value={asked.title}
          onChange={(next) => {
            setAsked({ ...asked, title: next });
            setError(undefined);
          }}
        />
      </Field>
      <Field {...kind}>
        <Select
          {...controlAria(kind)}
          value={widget}
          options={KINDS}
          onChange={(next) => next && setWidget(next)}
        />
      </Field>
      <Field {...where}>
        <Select
          {...controlAria(where)}
          value={file}
          options={composition.steps.map((one) => ({ value: one.file, label: `${one.title} (${one.file})` }))}
          onChange={setFile}
        />
      </Field>
      <Field {...behind}>
        <Select
          {...controlAria(behind)}
          value={after}
          options={(step?.names ?? []).map((name) => ({ value: name, label: name }))}
          onChange={setAfter}
        />
      </Field>
      <Checkbox
        id="new-required"
        value={asked.required}
        onChange={(required) => setAsked({ ...asked, required: required === true })}
      >
        Resposta obrigatória
      </Checkbox>
      <div>
        <Button type="submit" kind="secondary">
          Incluir a pergunta
        </Button>
      </div>
    </form>
  );
}
