import { useState, useSyncExternalStore } from 'react';
import { Button, Card, Field, TextArea, TextInput, controlAria } from '../../../renderers/ui';
import { typedJson } from '../typedJson';
import { valueText } from '../words';
import type { OpenQuestions, Question } from './OpenQuestions';
import styles from './trial.module.css';

/** Look-ups that the analyst must answer; the form stays usable, as for customers. */
export function Questions({ desk, sample }: { desk: OpenQuestions; sample: (source: string) => unknown }) {
  const questions = useSyncExternalStore(desk.subscribe, desk.read);
  if (questions.length === 0) return null;
  return (
    <Card aria-label="Consultas à espera" className={styles.questions}>
      <h2>Consultas à espera</h2>
      {questions.map((question) => (
        <Waiting key={question.id} question={question} sample={sample(question.source)} />
      ))}
    </Card>
  );
}

function Waiting({ question, sample }: { question: Question; sample: unknown }) {
  const [text, setText] = useState(() => JSON.stringify(sample ?? null, null, 2));
  const [message, setMessage] = useState('');
  const read = typedJson(text);
  const error = 'wrong' in read ? read.wrong : undefined;
  const answer = { id: `analyst-answer-${question.id}`, label: 'Resposta (JSON)', error };
  const failure = { id: `analyst-failure-${question.id}`, label: 'Mensagem da falha' };
  return (
    <section className={styles.question} aria-label={`Consulta ${question.source}`}>
      <p>
        <code>{question.source}</code> pergunta <code>{valueText(question.request)}</code>
      </p>
      <div className={styles.actions}>
        <Button
          size="sm"
          disabled={error !== undefined}
          onClick={() => 'value' in read && question.answer(read.value)}
        >
          Responder
        </Button>
        <Button size="sm" kind="secondary" onClick={() => question.answer(undefined)}>
          Responder nada
        </Button>
        <Button size="sm" kind="secondary" onClick={() => question.fail(message)}>
          Falhar
        </Button>
      </div>
      <details>
        <summary>Mudar a resposta</summary>
        <Field {...answer}>
          <TextArea {...controlAria(answer)} value={text} onChange={setText} rows={3} />
        </Field>
        <Field {...failure}>
          <TextInput {...controlAria(failure)} value={message} onChange={setMessage} />
        </Field>
      </details>
    </section>
  );
}
