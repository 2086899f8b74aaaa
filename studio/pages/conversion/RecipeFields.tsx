import { offeredBy, sourcesFor } from '../../edit/conversion/sources';
import { questionOf } from '../../edit/conversion/composed';
import type { RecipeKind } from '../../edit/conversion/Recipe';
import { Field, IntegerInput, Select, controlAria } from '../../../renderers/ui';
import type { Choice } from './choice';
import { OptionRows } from './OptionRows';
import type { Converting } from './useConversion';
import { MISSING, PIECE_OPTIONS, SEPARATOR_OPTIONS, UNIT_OPTIONS, type Missing } from './words';

interface Props {
  readonly path: string;
  readonly converting: Converting;
  readonly choice: Choice;
  readonly missing: Missing | undefined;
  readonly onChange: (changed: Partial<Choice>) => void;
}

/** What a way of taking an answer over needs to be told. */
export function RecipeFields(props: Props) {
  const { path, converting, choice, missing, onChange } = props;
  const { kind } = choice;
  if (kind === undefined) return null;
  return (
    <>
      <Sources {...props} kind={kind} />
      {(kind === 'part' || kind === 'joined') && (
        <Chosen
          id="conversion-separator"
          label={kind === 'part' ? 'O que separa as partes' : 'O que fica entre os textos'}
          value={choice.separator}
          options={SEPARATOR_OPTIONS}
          onChange={(separator) => onChange({ separator })}
        />
      )}
      {kind === 'part' && (
        <Chosen
          id="conversion-piece"
          label="Qual parte"
          value={choice.piece}
          options={PIECE_OPTIONS}
          onChange={(piece) => onChange({ piece })}
        />
      )}
      {kind === 'unit' && <Unit choice={choice} missing={missing} onChange={onChange} />}
      {kind === 'options' && choice.from[0] !== undefined && (
        <OptionRows
          former={questionOf(choice.from[0], converting.before.questions, converting.schema)}
          offered={offeredBy(converting.now.questions.get(path)!) ?? []}
          pairs={choice.pairs}
          error={missing === 'pairs' ? MISSING.pairs : undefined}
          onChange={(pairs) => onChange({ pairs })}
        />
      )}
    </>
  );
}

function Chosen<Value extends string>(props: {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly placeholder?: string;
  readonly onChange: (value: Value) => void;
}) {
  const { value, options, placeholder, onChange, ...frame } = props;
  return (
    <Field {...frame}>
      <Select
        {...controlAria(frame)}
        {...{ value, options, placeholder }}
        onChange={(next) => next !== undefined && onChange(next)}
      />
    </Field>
  );
}

const MOST_TEXTS = 5;

/** The earlier questions: one, or a row for each text and one for another. */
function Sources({
  path: question,
  converting,
  choice,
  missing,
  onChange,
  kind,
}: Props & { readonly kind: RecipeKind }) {
  const { before } = converting;
  const label = (path: string) => {
    const title = before.questions.get(path)?.title;
    return title === undefined ? path : `${title} (${path})`;
  };
  const { from } = choice;
  const known = [...new Set([...sourcesFor(kind, question, converting), ...from])];
  const rows = kind === 'joined' ? Math.min(Math.max(from.length + 1, 2), MOST_TEXTS) : 1;
  const put = (at: number, path: string | undefined) => {
    const others = from.filter((one, index) => index !== at && one !== path);
    onChange({ from: path === undefined ? others : others.toSpliced(at, 0, path), pairs: [] });
  };
  return Array.from({ length: rows }, (_, at) => {
    const frame = {
      id: `conversion-from-${at}`,
      label: kind === 'joined' ? `${at + 1}º texto` : 'Pergunta de antes',
      error: at === Math.min(from.length, rows - 1) ? ofSources(missing) : undefined,
    };
    return (
      <Field key={frame.id} {...frame}>
        <Select
          {...controlAria(frame)}
          value={from[at]}
          options={known.map((value) => ({ value, label: label(value) }))}
          placeholder={at > 1 ? 'Nenhum outro' : 'Escolha'}
          onChange={(path) => put(at, path)}
        />
      </Field>
    );
  });
}

const ofSources = (missing: Missing | undefined) =>
  missing === 'from' || missing === 'two' ? MISSING[missing] : undefined;

function Unit({ choice, missing, onChange }: Pick<Props, 'choice' | 'missing' | 'onChange'>) {
  const frame = {
    ...{ id: 'conversion-factor', label: 'Por quanto', required: true },
    error: missing === 'factor' ? MISSING.factor : undefined,
  };
  return (
    <>
      <Chosen
        id="conversion-by"
        label="O número de antes"
        value={choice.by}
        options={UNIT_OPTIONS}
        onChange={(by) => onChange({ by })}
      />
      <Field {...frame}>
        <IntegerInput
          {...controlAria(frame)}
          value={choice.factor}
          onChange={(factor) => onChange({ factor })}
        />
      </Field>
    </>
  );
}
