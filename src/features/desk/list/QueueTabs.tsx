import type { QueuePage } from '../../../../contract/deskQueue';
import { isAwaited, registeredStatuses } from '../../../../contract/statuses/quote';
import { statusWords } from '../../../shared/requests/status';
import { ViewTabs, type ViewTab } from '../../../shared/table/ViewTabs';
import { SavedFilters } from '../filters/SavedFilters';
import { ALL, type QueueList } from './queueList';

type Counts = QueuePage['Counts'] | undefined;

export function QueueTabs({ list, page }: { list: QueueList; page: QueuePage | undefined }) {
  return (
    <ViewTabs
      label="Situação"
      tabs={tabsOf(page?.Counts, list.filters.situacao)}
      counted={page?.Counted}
      list={list}
      name="situacao"
    >
      <SavedFilters list={list} />
    </ViewTabs>
  );
}

function tabsOf(counts: Counts, chosen: string | undefined): readonly ViewTab[] {
  const ofStatus = registeredStatuses
    .map((status) => ({
      value: String(status),
      label: statusWords(status).label,
      many: manyOf(counts, (one) => one === status),
    }))
    .filter(({ value, many }) => many || value === chosen);
  return [
    { value: undefined, label: 'Esperam pela corretora', many: manyOf(counts, isAwaited) },
    ...ofStatus,
    { value: ALL, label: 'Todas', many: manyOf(counts, () => true) },
  ];
}

function manyOf(counts: Counts, isMeant: (status: number) => boolean): number | null {
  if (!counts) return null;
  return counts.reduce((sum, { Status, Total }) => sum + (isMeant(Status) ? Total : 0), 0);
}
