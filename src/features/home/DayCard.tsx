import { Link } from 'react-router-dom';
import type { DeskDay, DueList, DueWhen } from '../../../contract/deskDay';
import { dateText, decimalText } from '../../../engine/values';
import { Card } from '../../../renderers/ui';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { TextLink } from '../../shared/ui/TextLink';
import { DueRow, moreOf } from './dueRows';
import { More } from './rows';
import styles from './home.module.css';

/** So many of those that wait are named; the list has all. */
const ANSWERS = 5;

export function DayCard({ day }: { day: DeskDay }) {
  const answers = day.Lists.filter(({ Kind }) => Kind === 'answer');
  const others = day.Lists.filter(({ Kind }) => Kind !== 'answer');
  const isFree = day.Lists.every(({ When }) => When === 'next' || When === 'later');
  return (
    <Card as="section" aria-labelledby="day">
      <h2 id="day" className={styles.title}>
        O que vence hoje
      </h2>
      {day.StandsInFor.map(({ Name, Until }) => (
        <p key={Name} className={styles.free}>
          Você substitui {Name} até {dateText(Until)}: o que é dessa pessoa está aqui também.
        </p>
      ))}
      {/* A customer waits for an answer: what others leave undone pushes none of them down. */}
      <Part label="Esperam pela sua decisão" lists={answers} most={ANSWERS} />
      {day.Waiting > 0 && (
        <p className={styles.all}>
          <TextLink asChild>
            <Link to={allOf(paths.desk)}>{waitingText(day.Waiting)}</Link>
          </TextLink>
        </p>
      )}
      {isFree && <p className={styles.free}>Nada atrasado e nada que vença hoje, {dateText(day.Today)}.</p>}
      {(['late', 'today', 'next'] as const).map((when) => (
        <Part
          key={when}
          label={heads[when](day)}
          lists={others.filter(({ When }) => When === when)}
          isLate={when === 'late'}
        />
      ))}
    </Card>
  );
}

const waitingText = (many: number) =>
  many === 1
    ? 'Ver a solicitação que espera pela corretora'
    : `Ver as ${decimalText(many, 0)} solicitações que esperam pela corretora`;

const heads: Readonly<Record<Exclude<DueWhen, 'later'>, (day: DeskDay) => string>> = {
  late: () => 'Atrasado',
  today: ({ Today }) => `Hoje, ${dateText(Today)}`,
  next: ({ Through }) => `Próximos dias úteis, até ${dateText(Through)}`,
};

interface PartProps {
  readonly label: string;
  readonly lists: readonly DueList[];
  readonly isLate?: boolean;
  /** How many rows it has at most, where a link beside it leads to all. */
  readonly most?: number;
}

function Part({ label, lists, isLate, most }: PartProps) {
  if (lists.length === 0) return null;
  return (
    <>
      <h3 className={styles.part} data-late={isLate || undefined}>
        {label}
      </h3>
      <ul aria-label={label}>
        {inOrder(lists)
          .slice(0, most)
          .map(({ list, item }) => (
            <DueRow
              key={`${list.Kind} ${item.Identifier} ${item.Billet?.Installment}`}
              list={list}
              item={item}
            />
          ))}
        {most === undefined && lists.map((list) => <More key={list.Kind} of={list} {...moreOf[list.Kind]} />)}
      </ul>
    </>
  );
}

/** Sorted by due time; whole-day items come after timed ones of that day. */
function inOrder(lists: readonly DueList[]) {
  const all = lists.flatMap((list) => list.Items.map((item) => ({ list, item })));
  const end = ({ DueOn, DueAt }: DueList['Items'][number]) =>
    DueAt === null ? `${DueOn}~` : `${DueOn} ${DueAt}`;
  return all.toSorted((a, b) => (end(a.item) < end(b.item) ? -1 : 1));
}
