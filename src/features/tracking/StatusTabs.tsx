import type { ReactNode } from 'react';
import type { TrackingPage } from '../../../contract/search';
import { registeredStatuses } from '../../../contract/statuses/quote';
import { statusWords } from '../../shared/requests/status';
import { ViewTabs } from '../../shared/table/ViewTabs';

interface StatusTabsProps {
  readonly counts: TrackingPage['Counts'] | undefined;
  /** Upper limit of the counts. */
  readonly counted: number | undefined;
  readonly status: string | undefined;
  readonly onStatus: (status: string | undefined) => void;
  readonly children: ReactNode;
}

export function StatusTabs({ counts, counted, status, onStatus, children }: StatusTabsProps) {
  const many = new Map(counts?.map(({ Status, Total }) => [Status, Total]));
  const shown = registeredStatuses.filter((one) => many.has(one) || String(one) === status);
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
      counted={counted}
      value={status}
      onChange={onStatus}
    >
      {children}
    </ViewTabs>
  );
}
