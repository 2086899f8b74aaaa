import type { LucideIcon } from 'lucide-react';
import { Badge, Button, Row } from '../../../renderers/ui';
import styles from './drafts.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly facts: string;
  readonly urgent?: string | undefined;
  /** Label of the first button; of several, each adds its title for screen readers. */
  readonly begin: string;
  readonly isOnly: boolean;
  readonly onBegin: () => void;
  readonly onName: () => void;
  readonly onDiscard: () => void;
}

export function Kept({ icon: Icon, title, facts, urgent, begin, isOnly, onBegin, onName, onDiscard }: Props) {
  const about = <span className="ui-hidden"> {title}</span>;
  return (
    <Row>
      <div className={styles.kept}>
        <Icon size={20} aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.title}>
            {title} {urgent && <Badge tone="warning">{urgent}</Badge>}
          </p>
          <p className={`${styles.facts} ui-figures`}>{facts}</p>
        </div>
        <div className={styles.ways}>
          <Button kind={isOnly ? 'primary' : 'secondary'} size="sm" onClick={onBegin}>
            {begin}
            {!isOnly && about}
          </Button>
          <Button kind="quiet" size="sm" onClick={onName}>
            Renomear{about}
          </Button>
          <Button kind="quiet" size="sm" onClick={onDiscard}>
            Descartar{about}
          </Button>
        </div>
      </div>
    </Row>
  );
}
