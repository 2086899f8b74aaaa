import { useMemo } from 'react';
import { counted } from '../../../engine/values';
import { composed, type Composed } from '../../edit/conversion/composed';
import { withConversion, type Conversion } from '../../edit/conversion/withConversion';
import { QuestionRefused } from '../../edit/question/stepFile';
import type { Folder } from '../drafts/useFolder';
import { asked, type Asked } from '../question/words';
import { readChoice, type Choice } from './choice';
import { Examples } from './Examples';
import type { Converting } from './useConversion';
import change from '../question/question.module.css';

const SHOWN = 20;

interface Props {
  readonly product: string;
  readonly folder: Folder;
  readonly question: Asked;
  readonly converting: Converting;
  readonly choice: Choice;
}

/** What applying it would do: to answers, and to the earlier questions that are still asked. */
export function Preview({ product, folder, question, converting, choice }: Props) {
  const { texts } = folder;
  const { before } = converting;
  const found = useMemo(() => {
    const read = readChoice(choice);
    if ('missing' in read) return undefined;
    try {
      const conversion = withConversion(texts, before, { product, question: question.path, ...read });
      return { conversion, after: composed(new Map([...texts, ...conversion.changed]), product) };
    } catch (error) {
      if (error instanceof QuestionRefused) return undefined;
      throw error;
    }
  }, [texts, before, product, question.path, choice]);
  if (!found?.after) return null;
  return (
    <>
      <Leaving conversion={found.conversion} before={before} />
      <Examples {...{ product, converting }} from={choice.from} after={found.after} />
    </>
  );
}

function Leaving(props: { readonly conversion: Conversion; readonly before: Composed }) {
  const { conversion, before } = props;
  const { removed, uses } = conversion;
  if (removed.length === 0) return null;
  const titles = removed.map((path) => asked({ path, title: before.questions.get(path)?.title ?? path }));
  return (
    <div>
      <p>
        {counted(removed.length, 'pergunta de antes sai', 'perguntas de antes saem')} do rascunho ao aplicar:{' '}
        {titles.join(', ')}.
      </p>
      {uses.length > 0 && <Uses uses={uses} of={removed.length > 1 ? 'delas' : 'dela'} />}
    </div>
  );
}

/** Folded, as they may be many and what becomes of answers stands below. */
function Uses({ uses, of }: Pick<Conversion, 'uses'> & { readonly of: string }) {
  const words = counted(uses.length, 'lugar ainda fala', 'lugares ainda falam');
  const more = uses.length - SHOWN;
  return (
    <details>
      <summary>
        {words} {of}, e a conferência aponta cada um
      </summary>
      <ul className={change.uses}>
        {uses.slice(0, SHOWN).map(({ file, pointer }) => (
          <li key={`${file}#${pointer}`}>
            <code>{`${file}#${pointer}`}</code>
          </li>
        ))}
        {more > 0 && <li>e mais {more}</li>}
      </ul>
    </details>
  );
}
