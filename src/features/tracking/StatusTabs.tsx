import type { ReactNode } from 'react';
import type { TrackingPage } from '../../../contract/search';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { statusWords } from '../../shared/requests/status';
import { ViewTabs } from '../../shared/table/ViewTabs';
import type { TrackingList } from './trackingFilter';

interface StatusTabsProps {
  readonly list: TrackingList;
  readonly page: TrackingPage | undefined;
  readonly children: ReactNode;
}

export function StatusTabs({ list, page, children }: StatusTabsProps) {
  const counts = page?.Counts;
  const many = new Map(counts?.map(({ Status, Total }) => [Status, Total]));
  const shown = registeredStatuses.filter((one) => many.has(one) || String(one) === list.filters.situacao);
  const all = counts ? counts.reduce((sum, { Total }) => sum + Total, 0) : null;
  const tabs = shown.map((one) => ({
    value: String(one),
    label: statusWords(one).label,
    many: counts ? (many.get(one) ?? 0) : null,
  }));
  return (
    <ViewTabs
      label="Situação"
      tabs={[{ value: undefined, label: 'Todas', many: all }, ...tabs]}
      counted={page?.Counted}
      list={list}
      name="situacao"
    >
      {children}
    </ViewTabs>
  );
}
