import type { Flow, FlowQuestion } from '../../flow/Flow';
import { counted } from '../../../engine/values';
import { FlowDetails, ReachLines } from './FlowDetails';
import type { Now } from './openNow';
import { relatedTo } from './related';
import { questionNowWords, reachMark, stepNowWords } from './words';
import analysts from '../analysts.module.css';
import styles from './flow.module.css';

interface Props {
  readonly flow: Flow;
  readonly now?: Now | undefined;
}

export function FlowList({ flow, now }: Props) {
  return (
    <ol className={styles.steps} aria-label="Etapas e perguntas">
      {flow.steps.map(({ id, title, reach, questions }, index) => {
        const status = now?.steps.get(id);
        return (
          <li key={id}>
            <h3>
              {index + 1}. {title}
            </h3>
            {status && <p className={analysts.muted}>Etapa {stepNowWords[status]}</p>}
            <ReachLines reach={reach} />
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question.path}>
                  <Question flow={flow} question={question} now={now} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
      {flow.price.length > 0 && (
        <li>
          <h3>Preço</h3>
          <ul className={styles.questions}>
            {flow.price.map(({ id, title }) => (
              <li key={id}>
                <Entry flow={flow} id={id} title={title} now={now} says={[]} />
              </li>
            ))}
          </ul>
        </li>
      )}
    </ol>
  );
}

function Question({ flow, question, now }: { flow: Flow; question: FlowQuestion; now?: Now | undefined }) {
  const { path, title, reach } = question;
  const says = [questionNowWords(now, path), reachMark(reach)].filter((one) => one !== undefined);
  return <Entry flow={flow} id={path} title={title} now={now} says={says} />;
}

interface EntryProps extends Props {
  readonly id: string;
  readonly title: string;
  readonly says: readonly string[];
}

function Entry({ flow, id, title, now, says }: EntryProps) {
  const { reads, readBy } = relatedTo(flow, id);
  const counts = [
    ...(reads.length > 0 ? [counted(reads.length, 'regra a decide', 'regras a decidem')] : []),
    ...(readBy.length > 0 ? [counted(readBy.length, 'regra a lê', 'regras a leem')] : []),
  ];
  return (
    <details>
      <summary>
        {title} <span className={analysts.muted}>{[...says, ...counts].join(' · ')}</span>
      </summary>
      <FlowDetails flow={flow} id={id} now={now} />
    </details>
  );
}
