import { useState, type ReactNode } from 'react';
import type { Thread } from '../../contract/comments';
import { momentText } from '../../../engine/values';
import { Button } from '../../../renderers/ui';
import { Saying } from './Saying';
import type { Talk } from './useDiscussion';
import page from '../analysts.module.css';
import styles from './comments.module.css';

interface Props {
  readonly thread: Thread;
  readonly talk: Talk;
  readonly place?: ReactNode;
}

type Said = Pick<Thread, 'Text' | 'Author' | 'IsMine' | 'At'>;

const Comment = ({ Text, Author, IsMine, At }: Said) => (
  <div className={styles.said}>
    <p className={page.muted}>{`${Author}${IsMine ? ' (você)' : ''}, ${momentText(At)}`}</p>
    <p className={styles.text}>{Text}</p>
  </div>
);

export function ThreadItem({ thread, talk, place }: Props) {
  const { Id, Text, ResolvedAt, ResolvedBy, Replies } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const isResolved = ResolvedAt !== null;
  const answer = async (text: string) => {
    const isKept = await talk.write({ text, thread: Id });
    if (isKept) setAnswering(false);
    return isKept;
  };
  return (
    <li className={styles.thread} data-resolved={isResolved ? '' : undefined}>
      {place}
      <Comment {...thread} />
      {Replies.length > 0 && (
        <div className={styles.replies}>
          {Replies.map((reply) => (
            <Comment key={reply.Id} {...reply} />
          ))}
        </div>
      )}
      {isResolved && (
        <p className={page.muted}>
          {`Resolvido por ${ResolvedBy ?? 'conta encerrada'}, ${momentText(ResolvedAt)}`}
        </p>
      )}
      {isAnswering ? (
        <Saying
          name={Id}
          label="Resposta"
          send="Enviar resposta"
          isBusy={talk.isWriting}
          onSend={answer}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className={styles.bar}>
          <Button kind="quiet" size="sm" onClick={() => setAnswering(true)} aria-label={`Responder: ${Text}`}>
            Responder
          </Button>
          <Button
            kind="quiet"
            size="sm"
            onClick={() => void talk.resolve(Id, !isResolved)}
            aria-label={`${isResolved ? 'Reabrir' : 'Resolver'}: ${Text}`}
          >
            {isResolved ? 'Reabrir' : 'Resolver'}
          </Button>
        </div>
      )}
    </li>
  );
}
