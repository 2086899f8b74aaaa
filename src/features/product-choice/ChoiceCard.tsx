import { Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFlow } from '../../shared/requests/flow';
import type { Choice } from './choices';
import styles from './finder.module.css';

export function ChoiceCard({ choice, asked }: { choice: Choice; asked: number }) {
  const flow = useFlow();
  const { name, of, words, route, carries } = choice;
  return (
    <li className={styles.card}>
      {asked > 0 && (
        <p className={styles.asked}>{asked === 1 ? 'Você já pediu' : `Você pediu ${asked} vezes`}</p>
      )}
      <h3 className={styles.name}>
        <Link to={flow.wizard(route)} state={{ carries }}>
          {name}
        </Link>
      </h3>
      {of && <p className={styles.of}>{of}</p>}
      {words.plain && <p>{words.plain}</p>}
      {words.atHand.length > 0 && (
        <p className={styles.hand}>
          <strong>Tenha em mãos:</strong> {words.atHand.join('; ')}.
        </p>
      )}
      {words.minutes > 0 && (
        <p className={styles.time}>
          <Clock size={14} aria-hidden="true" /> Cerca de {words.minutes} minutos
        </p>
      )}
    </li>
  );
}
