import { useState } from 'react';
import type { Json } from '../../../../../engine/expression';
import type { FieldSchema, Option } from '../../../../../engine/index';
import { isToday, namedIn } from '../../../../edit/condition';
import {
  DateInput,
  Field,
  Select,
  TextInput,
  controlAria,
  type FieldFrame,
} from '../../../../../renderers/ui';
import { useKnown } from '../known';
import { shownNumber, typedNumber } from '../numbers';

interface Props {
  readonly id: string;
  readonly schema: FieldSchema;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}

type Kind = 'value' | 'var' | 'constant' | 'today';

const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'value', label: 'uma resposta' },
  { value: 'var', label: 'a resposta de outra pergunta' },
  { value: 'constant', label: 'um valor de constants.json' },
  { value: 'today', label: 'o dia de hoje' },
];

function kindOf(value: Json | undefined): Kind {
  if (value === undefined) return 'value';
  if (isToday(value)) return 'today';
  return (['var', 'constant'] as const).find((name) => namedIn(value, name) !== undefined) ?? 'value';
}

/** What a question is compared with. */
export function AgainstField({ id, schema, value, onChange }: Props) {
  const { questions, constants } = useKnown();
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? kindOf(value);
  const against = { id: `${id}_kind`, label: 'Comparada com' };
  const choose = (to: Kind | undefined) => {
    setChosen(to);
    if (to === 'today') onChange({ today: [] });
  };
  const offered = KINDS.filter(
    (one) => one.value !== 'today' || schema.format === 'date' || kind === 'today',
  );
  const named = { id: `${id}_named`, label: kind === 'var' ? 'Outra pergunta' : 'Valor de constants.json' };
  const names =
    kind === 'var'
      ? questions.map(({ path, title }) => ({ value: path, label: `${title} (${path})` }))
      : Object.keys(constants).map((name) => ({
          value: name,
          label: `${constants[name]!.at(-1)?.title ?? name} (${name})`,
        }));
  return (
    <>
      <Field {...against}>
        <Select {...controlAria(against)} value={kind} options={offered} onChange={choose} />
      </Field>
      {kind === 'value' && (
        <WrittenValue {...{ id, schema, onChange }} value={kindOf(value) === 'value' ? value : undefined} />
      )}
      {(kind === 'var' || kind === 'constant') && (
        <Field {...named}>
          <Select
            {...controlAria(named)}
            value={value === undefined ? undefined : namedIn(value, kind)}
            options={names}
            placeholder="Escolha"
            onChange={(name) => name && onChange({ [kind]: kind === 'var' ? name : [name] })}
          />
        </Field>
      )}
    </>
  );
}

const ANSWERS: readonly Option[] = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

function optionsOf({ type, ui }: FieldSchema) {
  const options = type === 'boolean' ? ANSWERS : ui.options?.map(labelled);
  return options?.map(({ value: of, label }) => ({ value: String(of), label, of }));
}

const labelled = (one: Option | string): Option =>
  typeof one === 'string' ? { value: one, label: one } : one;

/** An answer, given as to the question itself. */
function WrittenValue(props: Props) {
  const { id, schema, value, onChange } = props;
  const frame = { id: `${id}_value`, label: 'Resposta' };
  const options = optionsOf(schema);
  if (options)
    return (
      <Field {...frame}>
        <Select
          {...controlAria(frame)}
          value={options.find((one) => one.of === value)?.value}
          options={options}
          onChange={(to) => onChange(options.find((one) => one.value === to)?.of ?? null)}
        />
      </Field>
    );
  if (schema.format !== 'date') return <TypedValue {...props} frame={frame} />;
  return (
    <Field {...frame}>
      <DateInput
        {...controlAria(frame)}
        value={typeof value === 'string' ? value : undefined}
        onChange={(to) => to !== undefined && onChange(to)}
      />
    </Field>
  );
}

/** A number or a text; what is none stays in the field only. */
function TypedValue({ schema, value, frame, onChange }: Props & { frame: FieldFrame }) {
  const [typed, setTyped] = useState<string>();
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const read = (text: string) => (isNumber ? typedNumber(text) : text || undefined);
  const now = typed === undefined ? value : read(typed);
  const error = now === 'unread' && isNumber ? 'Digite um número.' : typed === '' ? 'Preencha.' : undefined;
  const type = (text: string) => {
    setTyped(text);
    const to = read(text);
    if (to !== undefined && !(isNumber && to === 'unread')) onChange(to);
  };
  return (
    <Field {...frame} error={error}>
      <TextInput
        {...controlAria({ ...frame, error })}
        value={typed ?? (isNumber ? shownNumber(value) : String(value ?? ''))}
        inputMode={isNumber ? 'decimal' : undefined}
        verbatim
        onChange={type}
        onBlur={() => !error && setTyped(undefined)}
      />
    </Field>
  );
}
