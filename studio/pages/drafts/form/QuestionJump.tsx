import { useState } from 'react';
import { Field, Select, controlAria } from '../../../../renderers/ui';
import { QuestionChange, type Moved } from '../../question/QuestionChange';
import type { Folder } from '../useFolder';
import { useKnown } from './known';

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly onGo: (file: string, pointer: string) => void;
}

export function QuestionJump({ product, folder, onGo }: Props) {
  const { questions } = useKnown();
  const [path, setPath] = useState<string>();
  const frame = { id: 'form-question', label: 'Pergunta' };
  const go = (chosen: string | undefined) => {
    setPath(chosen);
    const question = questions.find((one) => one.path === chosen);
    if (question) onGo(question.file, question.pointer);
  };
  const chosen = questions.find((one) => one.path === path);
  const changed = (to: Moved | undefined) => {
    setPath(to?.path);
    if (to) onGo(to.file, to.pointer);
  };
  return (
    <>
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={path}
          options={questions.map((one) => ({ value: one.path, label: `${one.title} (${one.path})` }))}
          placeholder="Ir para uma pergunta"
          onChange={go}
        />
      </Field>
      <QuestionChange product={product} folder={folder} question={chosen} onChanged={changed} />
    </>
  );
}
