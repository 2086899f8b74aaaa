import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Card, Pager, Skeleton, countText } from '../../../renderers/ui';
import styles from '../../../src/shared/table/table.module.css';

interface ResultsProps {
  readonly noun: string;
  readonly data: { readonly Page: number; readonly PageSize: number; readonly Total: number } | undefined;
  readonly onPage: (page: number) => void;
  readonly onDownload: () => void;
  /** Beside the file. */
  readonly way?: ReactNode;
  /** The table; once there is something. */
  readonly children: ReactNode;
}

/** How many there are, what can be done with all of them, the table, and its pages. */
export function Results({ noun, data, onPage, onDownload, way, children }: ResultsProps) {
  if (!data) return <Skeleton lines={4} height="32" />;
  return (
    <section aria-labelledby="found" className={styles.results}>
      <div className={styles.above}>
        <h2 id="found" className={`${styles.count} ui-figures`}>
          <span aria-live="polite">
            {countText(data.Total)} {noun}
          </span>
        </h2>
        <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem 0.75rem' }}>
          {way}
          <Button kind="secondary" icon={<Download size={18} aria-hidden="true" />} onClick={onDownload}>
            Exportar para Excel
          </Button>
        </div>
      </div>
      <Card asChild>
        <div className={styles.sheet}>{children}</div>
      </Card>
      <Pager
        label={`Páginas de ${noun}`}
        page={data.Page}
        pageSize={data.PageSize}
        total={data.Total}
        onPage={onPage}
      />
    </section>
  );
}
