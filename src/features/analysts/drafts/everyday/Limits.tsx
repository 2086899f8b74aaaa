import { useState } from 'react';
import { LIMITS, withLimit, type LimitName } from '../../../../../engine/edit/everyday';
import { Field, TextInput, controlAria } from '../../../../../renderers/ui';
import { percentDoubt, shownNumber, typedNumber } from './numbers';
import type { QuestionPart } from './QuestionPart';
import styles from '../drafts.module.css';

/** What an analyst calls each limit. */
export const LIMIT_WORDS: Readonly<Record<LimitName, string>> = {
  minLength: 'Mínimo de caracteres',
  maxLength: 'Máximo de caracteres',
  minimum: 'Menor valor',
  maximum: 'Maior valor',
  exclusiveMinimum: 'Maior que',
  exclusiveMaximum: 'Menor que',
  multipleOf: 'Múltiplo de',
  decimals: 'Casas decimais',
  minItems: 'Mínimo de itens',
  maxItems: 'Máximo de itens',
};

const OFFERED: Readonly<Record<string, readonly LimitName[]>> = {
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/** The limits that a question has, and those that its kind can have. */
export function Limits(part: QuestionPart) {
  const { question } = part;
  const offered = question.type === 'string' && question['format'] ? [] : (OFFERED[question.type] ?? []);
  const shown = LIMITS.filter((limit) => typeof question[limit] === 'number' || offered.includes(limit));
  if (shown.length === 0) return null;
  return (
    <>
      <h3>Limites</h3>
      <div className={styles.pair}>
        {shown.map((limit) => (
          <Limit key={limit} limit={limit} {...part} />
        ))}
      </div>
    </>
  );
}

/** How many there may be of something: of characters, digits, items. */
const COUNTS: readonly LimitName[] = ['minLength', 'maxLength', 'decimals', 'minItems', 'maxItems'];

function wrongLimit(
  limit: LimitName,
  number: ReturnType<typeof typedNumber>,
  type: string,
): string | undefined {
  if (number === 'unread') return 'Digite um número.';
  if (number === undefined) return undefined;
  if (COUNTS.includes(limit))
    return Number.isSafeInteger(number) && number >= 0
      ? undefined
      : 'Digite um número inteiro, de 0 em diante.';
  return type === 'integer' && !Number.isSafeInteger(number) ? 'Digite um número inteiro.' : undefined;
}

function Limit({ limit, text, pointer, question, write }: QuestionPart & { limit: LimitName }) {
  const [typed, setTyped] = useState<string>();
  const value = question[limit];
  const error = typed === undefined ? undefined : wrongLimit(limit, typedNumber(typed), question.type);
  const [before] = useState(value);
  const isPercent = question.ui.widget === 'percent' && limit !== 'decimals';
  const notice = isPercent ? percentDoubt(value, before) : undefined;
  const frame = { id: `everyday-${limit}`, label: LIMIT_WORDS[limit], error, notice };
  const change = (next: string) => {
    setTyped(next);
    const number = typedNumber(next);
    if (number !== 'unread' && !wrongLimit(limit, number, question.type))
      write(withLimit(text, pointer, limit, number), frame.id);
  };
  return (
    <Field {...frame}>
      <TextInput
        {...controlAria(frame)}
        inputMode="decimal"
        value={typed ?? shownNumber(value)}
        onChange={change}
        onBlur={() => !error && setTyped(undefined)}
      />
    </Field>
  );
}
