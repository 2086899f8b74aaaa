import type { BatchAnswer } from '../../../contract/batches';
import { countText } from '../../../renderers/ui';
import { dayText, moneyText } from '../../../engine/values';
import { useBatch } from './api';
import styles from './tracking.module.css';

export function BatchNote({ id }: { id: string }) {
  const { data: last, error } = useBatch(id);
  const data = last?.Id === id ? last : undefined;
  if (!data) return error ? null : <Waiting />;
  return (
    <section className={styles.batch} aria-label="Planilha">
      <p>
        <strong>{data.Name}</strong>: {askedText(data)}.
      </p>
      <p className="ui-figures">{offeredText(data)}</p>
    </section>
  );
}

const Waiting = () => (
  <div className={styles.batch} data-loading aria-hidden="true">
    <p>{'\u00a0'}</p>
  </div>
);

const askedText = ({ Total, ProductName, CreatedAt }: BatchAnswer) =>
  `${countText(Total)} ${Total === 1 ? 'solicitação' : 'solicitações'} de ${ProductName}, desde ${dayText(CreatedAt)}`;

function offeredText({ Total, Offered, GrossPremium }: BatchAnswer) {
  if (Offered === 0) return 'Nenhuma tem preço ainda.';
  const who =
    Offered === Total ? (Total === 1 ? 'Com preço' : 'Todas com preço') : `${countText(Offered)} com preço`;
  return `${who}: ${moneyText(GrossPremium)} no total.`;
}
