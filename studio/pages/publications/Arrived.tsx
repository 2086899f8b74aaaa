import { flushSync } from 'react-dom';
import type { Release } from '../../contract/publishing';
import { counted } from '../../../engine/values';
import { Button } from '../../../renderers/ui';
import { headingOf } from './usePublications';
import page from '../analysts.module.css';
import styles from './publications.module.css';

const CALM = 'Esta página se atualiza sozinha.';

function wordsOf(arrived: readonly Release[]): string {
  const [first] = arrived;
  if (!first) return CALM;
  if (arrived.length > 1)
    return `Chegaram ${counted(arrived.length, 'publicação nova', 'publicações novas')}.`;
  return `Chegou a nº ${first.Id}${first.Author ? `, de ${first.Author}` : ''}: ${first.Note}`;
}

export function Arrived({ arrived, onShow }: { arrived: readonly Release[]; onShow: () => void }) {
  const [first] = arrived;
  const show = () => {
    flushSync(onShow);
    if (first) document.getElementById(headingOf(first.Id))?.focus();
  };
  return (
    <div className={styles.arrived}>
      <output className={page.muted}>{wordsOf(arrived)}</output>
      {first && (
        <Button kind="secondary" size="sm" onClick={show}>
          Mostrar
        </Button>
      )}
    </div>
  );
}
