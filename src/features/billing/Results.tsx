import { Bell } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BilletFilter, FinancialAnswer } from '../../../contract/billing';
import { Button, Card, EmptyState, LinkButton } from '../../../renderers/ui';
import { today } from '../../shared/config/serverClock';
import { DownloadButton } from '../../shared/download/DownloadButton';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { ListResults } from '../../shared/table/ListResults';
import { NoneFound } from '../../shared/table/NoneFound';
import type { List } from '../../shared/table/useList';
import type { ListView } from '../../shared/table/useView';
import { ViewButton } from '../../shared/table/ViewButton';
import { TextLink } from '../../shared/ui/TextLink';
import { useBillets } from './api';
import { BilletTable, billetColumns } from './BilletTable';
import { FilterBar } from './FilterBar';
import type { FilterName } from './filters';
import { InstallmentsDialog } from './InstallmentsDialog';
import { NoticesDialog } from './NoticesDialog';
import { PixDialog } from './PixDialog';
import { RenewalDialog } from './RenewalDialog';
import { Totals } from './Totals';
import type { Opened } from './opened';
import styles from './billing.module.css';

interface ResultsProps {
  list: List<FilterName>;
  filter: BilletFilter;
  problem: string | undefined;
  view: ListView;
  onPage: (page: number, isGone?: boolean) => void;
}

export function Results({ list, filter, problem, view, onPage }: ResultsProps) {
  const { data, error, isLoading, mutate } = useBillets(problem ? undefined : filter, list.page);
  // With the rows (ListResults): what stands below them would be seen to jump.
  const drawn = useDeferredValue(data);
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <FilterBar
        list={list}
        problem={problem}
        actions={<Commands filter={filter} view={view} onNotices={() => setOpened({ what: 'notices' })} />}
      />
      <Totals
        totals={data?.Totals}
        status={list.filters.situacao}
        onStatus={(situacao) => list.change({ situacao })}
      />
      <ListResults
        nouns={['boleto', 'boletos']}
        data={data}
        error={error}
        isLoading={isLoading}
        problem={problem}
        empty={
          <Card>
            {list.isNarrow ? (
              <NoneFound list={list}>
                Nenhum boleto combina com a busca e os filtros. Tente outro período ou menos palavras.
              </NoneFound>
            ) : (
              <NoneAtAll />
            )}
          </Card>
        }
        onPage={onPage}
        onRetry={() => void mutate()}
      >
        {(billets) => (
          <BilletTable
            billets={billets}
            view={view}
            sorting={list.sorting}
            onSort={list.sort}
            onOpen={setOpened}
          />
        )}
      </ListResults>
      {drawn && (
        <p className={styles.delay}>
          O boleto pode demorar {drawn.DelayMinutes} minutos para ser disponibilizado após a emissão da
          apólice.{' '}
          <TextLink asChild>
            <Link to={paths.helpBilling}>Como usar o Financeiro</Link>
          </TextLink>
        </p>
      )}
      {opened && <OpenedDialog opened={opened} page={data} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface CommandsProps {
  filter: BilletFilter;
  view: ListView;
  onNotices: () => void;
}

function Commands({ filter, view, onNotices }: CommandsProps) {
  return (
    <>
      <DownloadButton url="/financial/export/excel" body={filter} name={`financeiro-${today()}.xlsx`}>
        Exportar para Excel
      </DownloadButton>
      <Button
        kind="quiet"
        size="sm"
        title="Avisos de boleto"
        icon={<Bell size={18} aria-hidden="true" />}
        onClick={onNotices}
      >
        Avisos de boleto
      </Button>
      <ViewButton view={view} columns={billetColumns} />
    </>
  );
}

interface OpenedDialogProps {
  opened: Opened;
  page: FinancialAnswer | undefined;
  onClose: () => void;
}

function OpenedDialog({ opened, page, onClose }: OpenedDialogProps) {
  if (opened.what === 'notices') return <NoticesDialog onClose={onClose} />;
  const { billet } = opened;
  if (opened.what === 'pix') return <PixDialog billet={billet} onClose={onClose} />;
  if (opened.what === 'renewal')
    return page && <RenewalDialog billet={billet} dates={page.RenewalDates} onClose={onClose} />;
  return <InstallmentsDialog number={billet.DocumentNumber} onClose={onClose} />;
}

const NoneAtAll = () => (
  <EmptyState
    action={
      <LinkButton asChild kind="secondary">
        <Link to={allOf(paths.policies)}>Ver apólices</Link>
      </LinkButton>
    }
  >
    Quando uma apólice sua for emitida, os boletos dela aparecem aqui, com o código e o Pix para pagar.
  </EmptyState>
);
