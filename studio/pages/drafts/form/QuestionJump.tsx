import { useDeferredValue, useMemo, useState } from 'react';
import { Field, Select, controlAria } from '../../../../renderers/ui';
import { questionsOf } from './questions';

interface Props {
  readonly product: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly onGo: (file: string, pointer: string) => void;
}

/** Leads to a question of the product, in whichever file it is written. */
export function QuestionJump({ product, texts, onGo }: Props) {
  // The whole product is put together for it, which a key in the form does not wait for.
  const later = useDeferredValue(texts);
  const questions = useMemo(() => questionsOf(later, product), [later, product]);
  const [path, setPath] = useState<string>();
  const frame = { id: 'form-question', label: 'Pergunta' };
  const go = (chosen: string | undefined) => {
    setPath(chosen);
    const question = questions.find((one) => one.path === chosen);
    if (question) onGo(question.file, question.pointer);
  };
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        value={path}
        options={questions.map((one) => ({ value: one.path, label: `${one.title} (${one.path})` }))}
        placeholder="Ir para uma pergunta"
        onChange={go}
      />
    </Field>
  );
}
