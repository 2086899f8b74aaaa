import { useMemo } from 'react';
import type { Flow } from '../../flow/Flow';
import { CARD, fitted, type Box, type Column, type Picture } from './layout';
import type { Now } from './openNow';
import { neighbours, relatedTo } from './related';
import { reachMark, stepNowWords } from './words';
import styles from './flow.module.css';

interface Props {
  readonly flow: Flow;
  readonly picture: Picture;
  readonly now?: Now | undefined;
  readonly selected?: string | undefined;
  readonly onSelect: (id: string) => void;
}

export function FlowPicture({ flow, picture, now, selected, onSelect }: Props) {
  const near = useMemo(
    () => (selected === undefined ? undefined : neighbours(selected, relatedTo(flow, selected))),
    [flow, selected],
  );
  const marks = useMemo(() => marksOf(flow), [flow]);
  const isNear = (from: string, to: string) => selected === from || selected === to;
  return (
    <>
      {picture.lines.map(({ key, from, to, effect, path }) => (
        <path
          key={key}
          d={path}
          className={styles.line}
          data-effect={effect}
          data-near={near === undefined ? undefined : isNear(from, to)}
        />
      ))}
      {picture.columns.map((column) => (
        <g key={column.id}>
          <Head column={column} now={now} />
          {column.cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              mark={marks.get(card.id)}
              isShown={now?.questions.get(card.id)}
              nearness={card.id === selected ? 'self' : near?.has(card.id) ? 'near' : near && 'far'}
              onSelect={onSelect}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function marksOf(flow: Flow): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { to, marks } of flow.links)
    for (const { words } of marks) for (const end of to) found.set(end, words);
  for (const { path, reach } of flow.steps.flatMap(({ questions }) => questions)) {
    const mark = reachMark(reach);
    if (mark) found.set(path, mark);
  }
  return found;
}

function Head({ column, now }: { column: Column; now?: Now | undefined }) {
  const status = now?.steps.get(column.id);
  return (
    <>
      <text x={column.x} y={column.y + 20} className={styles.stepTitle}>
        {fitted(column.title)[0]}
      </text>
      {status && (
        <text x={column.x} y={column.y + 42} className={styles.stepNow} data-now={status}>
          {status === 'open' ? '● ' : ''}
          {stepNowWords[status]}
        </text>
      )}
    </>
  );
}

interface CardProps {
  readonly card: Box;
  readonly mark?: string | undefined;
  readonly isShown?: boolean | undefined;
  readonly nearness?: 'self' | 'near' | 'far' | undefined;
  readonly onSelect: (id: string) => void;
}

function Card({ card, mark, isShown, nearness, onSelect }: CardProps) {
  const { id, title, x, y } = card;
  const lines = fitted(title);
  const first = y + (lines.length === 1 && !mark ? 28 : 19);
  return (
    // What the picture offers by pointer, the choice above it and the list offer by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g
      className={styles.card}
      data-nearness={nearness}
      data-shown={isShown}
      data-mark={mark !== undefined || undefined}
      onClick={() => onSelect(id)}
    >
      <title>{[title, mark].filter(Boolean).join(': ')}</title>
      <rect x={x} y={y} width={CARD.width} height={CARD.height} rx={8} />
      <text x={x + 12} y={first}>
        {lines[0]}
      </text>
      <text x={x + 12} y={y + 36} className={mark ? styles.cardMark : undefined}>
        {mark ? `⚠ ${fitted(mark)[0]!}` : lines[1]}
      </text>
    </g>
  );
}
