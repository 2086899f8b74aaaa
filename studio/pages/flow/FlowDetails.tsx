import type { Flow, FlowLink, Reach } from '../../flow/Flow';
import { PlaceLinks } from '../PlaceLinks';
import { effectWords, exampleText, questionNowWords, reachLines } from './words';
import { relatedTo, titlesOf } from './related';
import type { Now } from './openNow';
import analysts from '../analysts.module.css';
import styles from './flow.module.css';

interface Props {
  readonly flow: Flow;
  readonly id: string;
  readonly now?: Now | undefined;
}

export function FlowDetails({ flow, id, now }: Props) {
  const { reads, readBy } = relatedTo(flow, id);
  const titles = titlesOf(flow);
  const question = flow.steps.flatMap(({ questions }) => questions).find(({ path }) => path === id);
  const status = questionNowWords(now, id);
  return (
    <>
      {question && (
        <p className={analysts.muted}>
          <code>{id}</code> {status}
        </p>
      )}
      {question && <ReachLines reach={question.reach} />}
      <Links title="Lê" links={reads} ends={({ from }) => from} titles={titles} />
      <Links title="É lida por" links={readBy} ends={({ to }) => to} titles={titles} />
    </>
  );
}

export function ReachLines({ reach }: { reach: Reach }) {
  const lines = reachLines(reach);
  if (lines.length === 0) return null;
  const isWrong = reach.is === 'never' || reach.is === 'always';
  return (
    <ul className={isWrong ? styles.wrong : styles.reach}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly FlowLink[];
  readonly ends: (link: FlowLink) => readonly string[];
  readonly titles: ReadonlyMap<string, string>;
}

function Links({ title, links, ends, titles }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <>
      <p className={styles.heading}>{title}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.kind} ${link.id}`} data-effect={link.effect}>
            <span className={styles.effect}>{effectWords[link.effect]}</span> {link.words}
            <Ends ends={ends(link)} titles={titles} />
            {link.marks.map(({ code, words, example }) => (
              <span key={`${code} ${words}`} className={styles.mark}>
                {words}
                {example.length > 0 && `: por exemplo, com ${exampleText(example)}`}
              </span>
            ))}
            <PlaceLinks place={link.place} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Ends({ ends, titles }: { ends: readonly string[]; titles: ReadonlyMap<string, string> }) {
  const named = ends.map((end) => titles.get(end) ?? end);
  return named.length > 0 ? <span className={analysts.muted}>{named.join(', ')}</span> : null;
}
