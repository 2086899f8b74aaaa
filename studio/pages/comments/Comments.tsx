import type { ReactNode } from 'react';
import type { CommentPlace, Thread } from '../../contract/comments';
import type { DiscussedKey } from '../../contract/versionKey';
import { Alert, Card, Skeleton, countText } from '../../../renderers/ui';
import { useKeptFocus } from '../../../src/shared/ui/useKeptFocus';
import { AboutChoice, useAbout, type Place } from './AboutChoice';
import { Saying } from './Saying';
import { ThreadItem } from './ThreadItem';
import type { Talk } from './useDiscussion';
import page from '../analysts.module.css';
import styles from './comments.module.css';

interface Props {
  readonly about: DiscussedKey;
  readonly talk: Talk;
  /** The open file; comments on others are listed separately. */
  readonly file?: string;
  /** What a comment may be about, the likeliest first; about all where there is none. */
  readonly places?: readonly Place[];
  readonly renderPlace?: (place: CommentPlace) => ReactNode;
}

const isOpen = ({ ResolvedAt }: Thread) => ResolvedAt === null;

export function Comments({ about, talk, file, places = [], renderPlace }: Props) {
  const { threads, error, refusal } = talk;
  const [where, choose] = useAbout(places);
  const isElsewhere = ({ Place }: Thread) => file !== undefined && Place !== null && Place.File !== file;
  const open = threads?.filter(isOpen) ?? [];
  const parts = [
    { title: undefined, items: open.filter((one) => !isElsewhere(one)) },
    { title: 'Em outros arquivos', items: open.filter(isElsewhere) },
    { title: 'Resolvidos', items: threads?.filter((one) => !isOpen(one)) ?? [] },
  ];
  return (
    <Card {...useKeptFocus<HTMLDivElement>()} aria-label="Comentários" className={styles.comments}>
      <h2>Comentários{open.length > 0 && `: ${countText(open.length)} em aberto`}</h2>
      {refusal && <Alert tone="danger" title={refusal} live />}
      {!threads && error !== undefined && (
        <Alert tone="warning" title="Não foi possível ler os comentários. Recarregue a página." />
      )}
      {!threads && error === undefined && <Skeleton lines={2} />}
      {parts.map(({ title, items }) => (
        <Part key={title ?? ''} title={title} count={items.length}>
          {items.map((thread) => (
            <ThreadItem
              key={thread.Id}
              thread={thread}
              talk={talk}
              place={thread.Place && renderPlace?.(thread.Place)}
            />
          ))}
        </Part>
      ))}
      {threads && (
        <Saying
          name={about}
          label="Novo comentário"
          send="Comentar"
          isBusy={talk.isWriting}
          onSend={(text) => talk.write({ text, ...(where && { place: where }) })}
        >
          {places.length > 0 && <AboutChoice places={places} chosen={where} onChoose={choose} />}
        </Saying>
      )}
      {threads?.length === 0 && (
        <p className={page.muted}>Quem também abre esta página lê o comentário e responde aqui.</p>
      )}
    </Card>
  );
}

function Part({
  title,
  count,
  children,
}: {
  title?: string | undefined;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  const list = <ul className={styles.list}>{children}</ul>;
  if (title === undefined) return list;
  return (
    <details>
      <summary>{`${title} (${countText(count)})`}</summary>
      {list}
    </details>
  );
}
