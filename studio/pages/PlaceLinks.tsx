import { useOpenPlace } from './opening';
import styles from './analysts.module.css';

export function PlaceLinks({ place }: { place: string }) {
  const open = useOpenPlace();
  if (!open) return <code>{place}</code>;
  return (
    <span className={styles.places}>
      <button type="button" className={styles.link} onClick={() => open(place, 'text')}>
        {place}
      </button>
      <button
        type="button"
        className={styles.link}
        aria-label={`Mudar no formulário: ${place}`}
        onClick={() => open(place, 'fields')}
      >
        Mudar no formulário
      </button>
    </span>
  );
}
