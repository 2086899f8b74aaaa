import { notAsked } from '../../engine/index';
import { FactLinks } from '../fields/FactLinks';
import { useSession } from '../store/hooks';
import { Dialog } from '../ui';
import styles from './wizard.module.css';

export function NotAskedDialog({ onClose }: { onClose: () => void }) {
  const found = notAsked(useSession((session) => session));
  return (
    <Dialog title="O que não é perguntado" onClose={onClose}>
      {found.length === 0 && <p>Até aqui, nenhuma resposta sua dispensou perguntas.</p>}
      <dl className={styles.notAsked}>
        {found.map(({ title, reason }) => (
          <div key={`${title} ${reason.sentence}`}>
            <dt>{title}</dt>
            <dd>
              {reason.sentence}
              <FactLinks facts={reason.facts} onLeave={onClose} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
