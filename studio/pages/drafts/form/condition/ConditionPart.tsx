import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { Json } from '../../../../../engine/expression';
import type { FieldSchema } from '../../../../../engine/index';
import {
  COMPARISONS,
  isAlone,
  partCondition,
  partOf,
  type Comparison,
  type Part,
} from '../../../../edit/condition';
import { Field, IconButton, Select, controlAria } from '../../../../../renderers/ui';
import { useKnown } from '../known';
import { AgainstField } from './AgainstField';
import styles from './condition.module.css';

interface Props {
  readonly id: string;
  readonly number: number;
  readonly value: Json | undefined;
  readonly onChange: (part: Json) => void;
  readonly onRemove?: (() => void) | undefined;
}

const WORDS: Readonly<Record<Comparison, string>> = {
  answered: 'está respondida',
  empty: 'está vazia',
  isDate: 'é uma data',
  isCpf: 'é um CPF',
  isCnpj: 'é um CNPJ',
  isTaxId: 'é um CPF ou CNPJ',
  isCep: 'é um CEP',
  isPhone: 'é um telefone',
  '==': 'é',
  '!=': 'não é',
  '>': 'é maior que',
  '>=': 'é maior ou igual a',
  '<': 'é menor que',
  '<=': 'é menor ou igual a',
};

/** Of yes or no, an answer that is not given counts as no. */
const OF_FLAG: Partial<typeof WORDS> = { answered: 'é Sim', empty: 'não é Sim' };

/** Those that say something of an answer of that kind. */
function fitting({ type, format, ui }: FieldSchema): readonly Comparison[] {
  if (type === 'boolean') return ['answered', 'empty'];
  const every = ['answered', 'empty', '==', '!='] as const;
  if (ui.options) return every;
  const isOrdered = type === 'number' || type === 'integer' || format === 'date';
  if (isOrdered) return [...every, '>', '>=', '<', '<='];
  return format === 'tax-id' ? [...every, 'isCpf', 'isCnpj'] : every;
}

function comparisonsOf(schema: FieldSchema, now: Comparison) {
  const offered = fitting(schema);
  const words = schema.type === 'boolean' ? { ...WORDS, ...OF_FLAG } : WORDS;
  return COMPARISONS.filter((one) => one === now || offered.includes(one)).map((value) => ({
    value,
    label: words[value],
  }));
}

/** One question of a condition and what it is asked for; nothing is written before it is whole. */
export function ConditionPart({ id, number, value, onChange, onRemove }: Props) {
  const { questions } = useKnown();
  const [begun, setBegun] = useState<Part>();
  const part = begun ?? (value === undefined ? undefined : partOf(value));
  const question = questions.find(({ path }) => path === part?.question);
  const asked = { id: `${id}_question`, label: 'Se a pergunta' };
  const compared = { id: `${id}_comparison`, label: 'Comparação' };
  const write = (next: Part) => {
    const isWhole = isAlone(next.comparison) || next.against !== undefined;
    setBegun(isWhole ? undefined : next);
    if (isWhole) onChange(partCondition(next));
  };
  return (
    <fieldset className={styles.part} aria-label={`Condição ${number}`}>
      <div className={styles.asked}>
        <Field {...asked}>
          <Select
            {...controlAria(asked)}
            value={part?.question}
            options={questions.map(({ path, title }) => ({ value: path, label: `${title} (${path})` }))}
            placeholder="Escolha a pergunta"
            onChange={(to) => to && write({ question: to, comparison: 'answered' })}
          />
        </Field>
        {onRemove && (
          <IconButton label={`Retirar condição ${number}`} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {part && question && (
        <Field {...compared}>
          <Select
            {...controlAria(compared)}
            value={part.comparison}
            options={comparisonsOf(question.schema, part.comparison)}
            searchable={false}
            onChange={(to) => to && write({ ...part, comparison: to })}
          />
        </Field>
      )}
      {part && question && !isAlone(part.comparison) && (
        <AgainstField
          key={part.question}
          id={id}
          schema={question.schema}
          value={part.against}
          onChange={(against) => write({ ...part, against })}
        />
      )}
    </fieldset>
  );
}
