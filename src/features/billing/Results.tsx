import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BilletFilter, FinancialAnswer } from '../../../contract/billing';
import { Button, Card, EmptyState, LinkButton, type Sorting } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { DownloadButton } from '../../shared/download/DownloadButton';
import { paths } from '../../shared/paths';
import { ListResults } from '../../shared/table/ListResults';
import { TableCard } from '../../shared/table/TableCard';
import { NoneFound } from '../../shared/table/NoneFound';
import { useBillets } from './api';
import { BilletTable } from './BilletTable';
import { InstallmentsDialog } from './InstallmentsDialog';
import { NoticesDialog } from './NoticesDialog';
import { PixDialog } from './PixDialog';
import { RenewalDialog } from './RenewalDialog';
import { Totals } from './Totals';
import type { Opened } from './opened';
import styles from './billing.module.css';

interface ResultsProps {
  filter: BilletFilter;
  /** Why it cannot be searched for. */
  problem: string | undefined;
  page: number;
  isNarrow: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onPage: (page: number, isGone?: boolean) => void;
  onClear: () => void;
}

/** What is found: totals, a page of billets, and what is opened of them. */
export function Results(props: ResultsProps) {
  const { filter, problem, page, isNarrow, sorting, onSort, onPage, onClear } = props;
  const { data, error, isLoading, mutate } = useBillets(problem ? undefined : filter, page);
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      {(data || !(error || problem)) && <Totals totals={data?.Totals} />}
      <ListResults
        nouns={['boleto', 'boletos']}
        data={data}
        error={error}
        isLoading={isLoading}
        problem={problem}
        empty={
          <Card>
            {isNarrow ? (
              <NoneFound onClear={onClear}>
                Nenhum boleto combina com a busca e os filtros. Tente outro período ou menos palavras.
              </NoneFound>
            ) : (
              <NoneAtAll />
            )}
          </Card>
        }
        onPage={onPage}
        onRetry={() => void mutate()}
        actions={<Commands filter={filter} onNotices={() => setOpened({ what: 'notices' })} />}
      >
        {(billets) => (
          <TableCard>
            <BilletTable billets={billets} sorting={sorting} onSort={onSort} onOpen={setOpened} />
          </TableCard>
        )}
      </ListResults>
      {data && (
        <p className={styles.delay}>
          O boleto pode demorar {data.DelayMinutes} minutos para ser disponibilizado após a emissão da
          apólice.
        </p>
      )}
      {opened && data && <OpenedDialog opened={opened} page={data} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Commands({ filter, onNotices }: { filter: BilletFilter; onNotices: () => void }) {
  return (
    <div className={styles.commands}>
      <DownloadButton url="/financial/export/excel" body={filter} name={`financeiro-${today()}.xlsx`}>
        Exportar para Excel
      </DownloadButton>
      <Button kind="quiet" icon={<Bell size={18} aria-hidden="true" />} onClick={onNotices}>
        Avisos de boleto
      </Button>
    </div>
  );
}

interface OpenedDialogProps {
  opened: Opened;
  page: FinancialAnswer;
  onClose: () => void;
}

function OpenedDialog({ opened, page, onClose }: OpenedDialogProps) {
  if (opened.what === 'notices') return <NoticesDialog onClose={onClose} />;
  const { billet } = opened;
  if (opened.what === 'pix') return <PixDialog billet={billet} onClose={onClose} />;
  if (opened.what === 'renewal')
    return <RenewalDialog billet={billet} dates={page.RenewalDates} onClose={onClose} />;
  return <InstallmentsDialog number={billet.DocumentNumber} onClose={onClose} />;
}

const NoneAtAll = () => (
  <EmptyState
    action={
      <LinkButton asChild kind="secondary">
        <Link to={paths.policies}>Ver apólices</Link>
      </LinkButton>
    }
  >
    Quando uma apólice sua for emitida, os boletos dela aparecem aqui, com o código e o Pix para pagar.
  </EmptyState>
);
