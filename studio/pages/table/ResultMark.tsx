import { Check, LoaderCircle, X } from 'lucide-react';
import type { RowResult } from '../../cases/table/resultOf';
import styles from './table.module.css';

export function ResultMark({ result }: { result: RowResult | undefined }) {
  const [Icon, words, kind] = !result
    ? ([LoaderCircle, 'rodando', 'running'] as const)
    : result.lines.length === 0
      ? ([Check, 'vale', 'passes'] as const)
      : ([X, 'falha', 'fails'] as const);
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon size={16} aria-hidden="true" />
      <span className="ui-hidden">{words}: </span>
    </span>
  );
}
