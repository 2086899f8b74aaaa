import { Bell } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BilletFilter, FinancialAnswer } from '../../../contract/billing';
import { Button, EmptyState, LinkButton } from '../../../renderers/ui';
import { useQuiet } from '../../shared/api/useQuiet';
import { today } from '../../shared/config/serverClock';
import { DownloadButton } from '../../shared/download/DownloadButton';
import { quoted } from '../../shared/products/entries';
import { paths } from '../../shared/paths';
import { allOf } from '../../shared/table/listAddress';
import { ListFilters } from '../../shared/table/ListFilters';
import { ListResults } from '../../shared/table/ListResults';
import { useInsurerChip } from '../../shared/table/useInsurerChip';
import { periodProblemOf, turnTo } from '../../shared/table/usePages';
import { useRested } from '../../shared/table/useRested';
import { TextLink } from '../../shared/ui/TextLink';
import { useBillets } from './api';
import { BilletTable, billetColumns } from './BilletTable';
import { filterOf, sortings, type BilletList } from './filters';
import { InstallmentsDialog } from './InstallmentsDialog';
import { NoticesDialog } from './NoticesDialog';
import { PixDialog } from './PixDialog';
import { RenewalDialog } from './RenewalDialog';
import { Totals } from './Totals';
import type { Opened } from './opened';
import table from '../../shared/table/table.module.css';
import styles from './billing.module.css';

export function Results({ list }: { list: BilletList }) {
  const filter = filterOf(list, useRested(list.text));
  const problem = periodProblemOf(list);
  const answer = useBillets(problem ? undefined : filter, list.page);
  const { data } = answer;
  // With the rows (ListResults): what stands below them would be seen to jump.
  const drawn = useDeferredValue(data);
  const [opened, setOpened] = useState<Opened>();
  // Asked for after the list, whose rows would wait for them.
  const insurers = useInsurerChip(list.filters.seguradora, useQuiet(true));
  return (
    <div className={table.list}>
      <ListFilters
        label="Boletos"
        list={list}
        columns={billetColumns}
        sorts={sortings}
        hint="Número do documento ou nome do pagador"
        chips={[
          { name: 'produto', label: 'Produto', all: 'Todos', options: quoted() },
          insurers,
          { from: 'de', to: 'ate', label: 'Vencimento', problem },
        ]}
        actions={<Commands filter={filter} onNotices={() => setOpened({ what: 'notices' })} />}
      />
      <Totals totals={data?.Totals} list={list} />
      <ListResults
        nouns={['boleto', 'boletos']}
        list={list}
        found={{ ...answer, problem, onPage: (page, isGone) => turnTo(list, page, isGone) }}
        noneFound="Nenhum boleto combina com a busca e os filtros. Tente outro período ou menos palavras."
        none={<NoneAtAll />}
      >
        {(billets) => <BilletTable billets={billets} list={list} onOpen={setOpened} />}
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
    </div>
  );
}

const Commands = ({ filter, onNotices }: { filter: BilletFilter; onNotices: () => void }) => (
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
  </>
);

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
