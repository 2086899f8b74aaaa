import { useDeferredValue, useMemo } from 'react';
import { useOpenPlace } from '../opening';
import { questionsOf, type PlacedQuestion } from '../drafts/form/questions';
import type { Place } from './AboutChoice';
import { Comments } from './Comments';
import type { Talk } from './useDiscussion';
import page from '../analysts.module.css';
import styles from './comments.module.css';

interface Props {
  readonly draft: string;
  readonly product: string;
  readonly talk: Talk;
  readonly texts: ReadonlyMap<string, string>;
  readonly file: string;
  readonly pointer?: string | undefined;
}

function placesOf(questions: readonly PlacedQuestion[], File: string, pointer?: string): readonly Place[] {
  const own = questions.filter(({ file }) => file === File);
  const asked = own.map(({ title, pointer: Pointer }) => ({ File, Pointer, label: `Pergunta: ${title}` }));
  const sought = asked.find(({ Pointer }) => Pointer === pointer);
  const seen = pointer ? [sought ?? { File, Pointer: pointer, label: `${File}#${pointer}` }] : [];
  const others = asked.filter((one) => one !== sought);
  return [...seen, { File, Pointer: '', label: `O arquivo ${File}` }, ...others];
}

export function DraftComments({ draft, product, talk, texts, file, pointer }: Props) {
  const open = useOpenPlace();
  // Composing the product is slow, so typing does not wait for it.
  const later = useDeferredValue(texts);
  const questions = useMemo(() => questionsOf(later, product), [later, product]);
  const places = useMemo(() => placesOf(questions, file, pointer), [questions, file, pointer]);
  return (
    <Comments
      about={`rascunho-${draft}`}
      talk={talk}
      file={file}
      places={places}
      renderPlace={({ File, Pointer }) => {
        const question = questions.find((one) => one.file === File && one.pointer === Pointer);
        const place = `${File}#${Pointer}`;
        return (
          <button
            type="button"
            className={question ? styles.question : page.link}
            aria-label={`Abrir ${question?.title ?? place}`}
            onClick={() => open?.(place, 'fields')}
          >
            {question?.title ?? place}
          </button>
        );
      }}
    />
  );
}
