import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { decimalText } from '../../../engine/values';
import { LinkButton } from '../../../renderers/ui';
import { TextLink } from '../../shared/ui/TextLink';
import styles from './home.module.css';

interface RowProps {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

export function Row({ icon: Icon, title, text, action }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.strong}>{title}</p>
        <p className={`${styles.muted} ui-figures`}>{text}</p>
      </div>
      {action}
    </li>
  );
}

export const Way = ({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) => (
  <LinkButton asChild kind="secondary" size="sm">
    <Link to={to} state={state}>
      {children}
    </Link>
  </LinkButton>
);

export function More({
  of,
  nouns: [one, many],
  to,
}: {
  of: { Total: number; Items: readonly unknown[] };
  nouns: readonly [one: string, many: string];
  to?: string;
}) {
  const more = of.Total - of.Items.length;
  if (more <= 0) return null;
  const text = `mais ${decimalText(more, 0)} ${more === 1 ? one : many}`;
  return (
    <li className={styles.more}>
      {to === undefined ? (
        `e ${text}`
      ) : (
        <TextLink asChild>
          <Link to={to}>Ver {text}</Link>
        </TextLink>
      )}
    </li>
  );
}
