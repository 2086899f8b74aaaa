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
import type { Folder } from '../useFolder';
import type { Composition } from './questions';
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
  readonly folder: Folder;
  /** With the new question's path. */
  readonly onAdd: (path: string) => void;
}

/** A new question at its place in a step. */
export function AddQuestion({ composition, folder, onAdd }: Props) {
  const [asked, setAsked] = useState({ title: '', required: false });
  const [widget, setWidget] = useState<Widget>('text');
  const [file, setFile] = useState(composition.steps[0]?.file);
  const [after, setAfter] = useState<string>();
  const [error, setError] = useState<string>();
  const step = composition.steps.find((one) => one.file === file);
  const [title, kind, where, behind] = [
    { id: 'new-title', label: 'Texto da pergunta', error },
    { id: 'new-kind', label: 'Tipo de resposta' },
    { id: 'new-step', label: 'Etapa' },
    { id: 'new-after', label: 'Depois de', hint: 'Sem escolha, é a última da etapa.' },
  ];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = nameOfTitle(asked.title);
    if (!/^[A-Za-z]/.test(name)) return setError('Digite o texto da pergunta, começando por uma letra.');
    if (!step) return undefined;
    if (step.names.includes(name)) return setError('A etapa já tem uma pergunta com este nome.');
    folder.edit(
      step.file,
      withQuestion(folder.texts.get(step.file) ?? '', { ...asked, name, widget, after }),
    );
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
