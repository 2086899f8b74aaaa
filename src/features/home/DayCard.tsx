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

export function DayCard({ day }: { day: DeskDay }) {
  const isFree = day.Lists.every(({ When }) => When === 'next');
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
      {isFree && <p className={styles.free}>Nada atrasado e nada que vença hoje, {dateText(day.Today)}.</p>}
      {(['late', 'today', 'next'] as const).map((when) => (
        <Part key={when} day={day} when={when} />
      ))}
      {day.Waiting > 0 && (
        <p className={styles.all}>
          <TextLink asChild>
            <Link to={allOf(paths.desk)}>{waitingText(day.Waiting)}</Link>
          </TextLink>
        </p>
      )}
    </Card>
  );
}

const waitingText = (many: number) =>
  many === 1
    ? 'Ver a solicitação que espera pela corretora'
    : `Ver as ${decimalText(many, 0)} solicitações que esperam pela corretora`;

const heads: Readonly<Record<DueWhen, (day: DeskDay) => string>> = {
  late: () => 'Atrasado',
  today: ({ Today }) => `Hoje, ${dateText(Today)}`,
  next: ({ Through }) => `Próximos dias úteis, até ${dateText(Through)}`,
};

function Part({ day, when }: { day: DeskDay; when: DueWhen }) {
  const lists = day.Lists.filter(({ When }) => When === when);
  if (lists.length === 0) return null;
  const label = heads[when](day);
  return (
    <>
      <h3 className={styles.part} data-late={when === 'late' || undefined}>
        {label}
      </h3>
      <ul aria-label={label}>
        {inOrder(lists).map(({ list, item }) => (
          <DueRow
            key={`${list.Kind} ${item.Identifier} ${item.Billet?.Installment}`}
            list={list}
            item={item}
          />
        ))}
        {lists.map((list) => (
          <More key={list.Kind} of={list} {...moreOf[list.Kind]} />
        ))}
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
