import { useState, type FormEvent } from 'react';
import { kindsFor } from '../../edit/conversion/sources';
import { withConversion } from '../../edit/conversion/withConversion';
import { Alert, Button, Field, Select, controlAria } from '../../../renderers/ui';
import type { Folder } from '../drafts/useFolder';
import { asked, type Asked } from '../question/words';
import { choiceOf, readChoice, type Choice } from './choice';
import { LiveTrial } from './LiveTrial';
import { Preview } from './Preview';
import { RecipeFields } from './RecipeFields';
import { useConversion, type Converting, type Obstacle } from './useConversion';
import { KINDS, type Missing } from './words';
import change from '../question/question.module.css';

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly question: Asked;
  readonly tried: (work: () => void) => void;
  readonly onConvert: (changed: ReadonlyMap<string, string>, words: string) => void;
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  new: 'O produto ainda não está em vigor: ninguém tem respostas de antes.',
  broken: 'O produto não se monta como está: corrija antes o que a conferência aponta.',
  computed: 'A resposta desta pergunta é calculada por uma regra, e não vem de respostas de antes.',
  asked:
    'Esta pergunta já é feita na versão em vigor, e quem a respondeu continua com a sua resposta. Para fazer a resposta de outras, inclua uma pergunta com outro nome.',
};

/** Where a question of the draft takes its answer from, for whoever began under the version in force. */
export function ConversionChange(props: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={change.change}>
      {/* Composing two versions is slow, so nobody waits for it who does not look. */}
      <summary onClick={() => setOpened(true)}>De onde vem a resposta de quem já começou</summary>
      <div className={change.ways}>{wasOpened && <Way {...props} />}</div>
    </details>
  );
}

function Way(props: Props) {
  const { product, folder, question } = props;
  const converting = useConversion(product, folder, question.path);
  if (typeof converting === 'string') return <p>{OBSTACLES[converting]}</p>;
  const key = JSON.stringify(converting.schema.converted ?? null);
  return <Form key={key} {...props} converting={converting} />;
}

function Form({
  product,
  folder,
  question,
  tried,
  onConvert,
  converting,
}: Props & { converting: Converting }) {
  const { schema, recipe, before } = converting;
  const [choice, setChoice] = useState<Choice>(() => choiceOf(recipe));
  const [missing, setMissing] = useState<Missing>();
  const put = (changed: Partial<Choice>) => {
    setChoice((now) => ({ ...now, ...changed }));
    setMissing(undefined);
  };
  const read = readChoice(choice);
  const apply = () => {
    const wanted = readChoice(choice);
    if ('missing' in wanted) return setMissing(wanted.missing);
    tried(() => {
      const wish = { product, question: question.path, recipe: wanted.recipe };
      const { changed } = withConversion(folder.texts, before, wish);
      onConvert(changed, wordsOf(question, wanted.recipe?.from ?? [], converting));
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const kind = { id: 'conversion-kind', label: 'A resposta vem' };
  const options = kindsFor(schema).map((value) => ({ value, label: KINDS[value] }));
  const isByHand = schema.converted !== undefined && recipe === undefined;
  return (
    <>
      {isByHand && <Alert tone="info" title={BY_HAND} />}
      <form className={change.form} onSubmit={send} noValidate>
        <Field {...kind}>
          <Select
            {...controlAria(kind)}
            value={choice.kind}
            options={options}
            placeholder="De nenhuma outra: começa sem resposta"
            onChange={(next) => put({ kind: next, from: [], pairs: [] })}
          />
        </Field>
        <RecipeFields path={question.path} {...{ converting, choice, missing }} onChange={put} />
        {'recipe' in read && read.recipe && (
          <Preview {...{ product, folder, question, converting, choice }} />
        )}
        <div>
          <Button type="submit" size="sm" kind="secondary">
            Aplicar
          </Button>
        </div>
      </form>
      {schema.converted && <LiveTrial product={product} folder={folder} />}
    </>
  );
}

const BY_HAND =
  'A resposta desta pergunta já é feita de outras, por uma expressão escrita no texto. O que for aplicado aqui toma o lugar dela.';

function wordsOf(question: Asked, from: readonly string[], { before }: Converting): string {
  if (from.length === 0) return `${asked(question)} começa sem resposta.`;
  const titles = from.map((path) => `“${before.questions.get(path)?.title ?? path}”`);
  return `${asked(question)} passa a vir de ${titles.join(' e ')}.`;
}
