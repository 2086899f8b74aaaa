import { Checkbox } from '../../../../renderers/ui';
import type { Offer } from './offers';
import styles from './reading.module.css';

type Ticked = ReadonlySet<string>;

interface Props {
  readonly offers: readonly Offer[];
  /** By path. */
  readonly ticked: Ticked;
  readonly onTick: (ticked: Ticked) => void;
}

export function OfferList({ offers, ticked, onTick }: Props) {
  const tick = (path: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(path);
    else next.delete(path);
    onTick(next);
  };
  return (
    <ul className={styles.offers} aria-label="Valores propostos">
      {offers.map((offer) => (
        <li key={offer.path}>
          <OfferItem
            offer={offer}
            isTicked={ticked.has(offer.path)}
            onTick={(isTicked) => tick(offer.path, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly offer: Offer;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function OfferItem({ offer, isTicked, onTick }: ItemProps) {
  const { path, title, text, line, page, answered, isOwn } = offer;
  const id = `reading-${path.replaceAll('.', '-')}`;
  return (
    <>
      <Checkbox id={id} value={isTicked} onChange={onTick} describedBy={`${id}-source`}>
        <span className={styles.title}>{title}</span>
        <strong className={styles.value}>{text}</strong>
      </Checkbox>
      <div id={`${id}-source`} className={styles.source}>
        {answered !== undefined && (
          <p className={styles.answered}>
            {isOwn ? 'Você respondeu' : 'Está preenchido com'} <strong>{answered}</strong>; marque para
            trocar.
          </p>
        )}
        <p>
          <span className={styles.page}>Página {page}</span> <q>{line}</q>
        </p>
      </div>
    </>
  );
}
