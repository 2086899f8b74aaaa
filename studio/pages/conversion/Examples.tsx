import { useState } from 'react';
import type { Answers, FieldSchema } from '../../../engine/index';
import type { Composed } from '../../edit/conversion/composed';
import { offeredBy } from '../../edit/conversion/sources';
import { samplesOf, triedOn, type Tried } from '../../edit/conversion/triedOn';
import { Field, IntegerInput, TextInput, controlAria } from '../../../renderers/ui';
import type { Converting } from './useConversion';
import styles from './conversion.module.css';

interface Props {
  readonly product: string;
  readonly converting: Converting;
  /** Earlier questions that the answer is made of. */
  readonly from: readonly string[];
  readonly after: Composed;
}

const SHOWN = 8;

/** What becomes of answers of the golden cases, and of one that is typed here; those of customers are not shown. */
export function Examples({ product, converting, from, after }: Props) {
  const { inForce, before } = converting;
  const [typed, setTyped] = useState<Answers>({});
  const own = Object.fromEntries(from.flatMap((path) => (path in typed ? [[path, typed[path]]] : [])));
  const isTyped = Object.values(own).some((answer) => answer !== undefined && answer !== '');
  const samples = samplesOf(inForce, product, from).slice(0, SHOWN);
  const tried = [...(isTyped ? [own] : []), ...samples].map((given) => triedOn(given, before, after));
  const put = (path: string, answer: unknown) => setTyped((now) => ({ ...now, [path]: answer }));
  return (
    <section aria-label="O que acontece com as respostas" className={styles.examples}>
      <h2>O que acontece com as respostas</h2>
      {from.map((path, index) => (
        <OwnExample
          key={path}
          id={`conversion-example-${index}`}
          schema={before.questions.get(path)}
          value={typed[path]}
          onChange={(answer) => put(path, answer)}
        />
      ))}
      {tried.length === 0 ? (
        <p className={styles.note}>
          {from.some((path) => before.questions.has(path))
            ? 'Nenhum caso responde a essas perguntas: escreva um exemplo.'
            : 'A versão em vigor não faz mais essas perguntas; só rascunhos e pedidos mais antigos as responderam.'}
        </p>
      ) : (
        <ul className={styles.tried}>
          {tried.map((one) => (
            <TriedItem key={JSON.stringify(one.given)} tried={one} before={before} after={after} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OwnProps {
  readonly id: string;
  readonly schema: FieldSchema | undefined;
  readonly value: unknown;
  readonly onChange: (answer: unknown) => void;
}

/** Where options are told one by one, each of them stands in the form already. */
function OwnExample({ id, schema, value, onChange }: OwnProps) {
  if (!schema || offeredBy(schema)) return null;
  const frame = { id, label: `Um exemplo de “${schema.title}”` };
  const isText = schema.type === 'string';
  return (
    <Field {...frame}>
      {isText ? (
        <TextInput {...controlAria(frame)} value={String(value ?? '')} onChange={onChange} verbatim />
      ) : (
        <IntegerInput {...controlAria(frame)} value={value as number | undefined} onChange={onChange} />
      )}
    </Field>
  );
}

function TriedItem(props: { readonly tried: Tried; readonly before: Composed; readonly after: Composed }) {
  const { tried, before, after } = props;
  const { given, made, lost } = tried;
  const titled = (of: Composed, path: string) => of.questions.get(path)?.title ?? path;
  return (
    <li data-lost={lost.length > 0 || undefined}>
      <p>
        {Object.entries(given)
          .map(([path, answer]) => said(before, path, answer))
          .join(' + ')}
        {' → '}
        {made.length === 0
          ? 'sem resposta'
          : made
              .map(({ path, answer }) => `${titled(after, path)}: ${said(after, path, answer)}`)
              .join(' · ')}
      </p>
      {lost.map(({ path, isPart }) => (
        <p key={path} className={styles.lost}>
          {isPart
            ? `Passa só em parte: “${String(given[path])}” é mostrado à pessoa, para copiar.`
            : `Não passa: “${String(given[path])}” é mostrado à pessoa, para copiar, e a pergunta fica sem resposta.`}
        </p>
      ))}
    </li>
  );
}

function said(of: Composed, path: string, answer: unknown): string {
  const schema = of.questions.get(path);
  const option = schema && offeredBy(schema)?.find(({ value }) => value === answer);
  return `“${option?.label ?? String(answer ?? '')}”`;
}
