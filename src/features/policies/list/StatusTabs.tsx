import type { ReactNode } from 'react';
import { policyStatuses } from '../../../../contract/statuses/policy';
import type { PolicyPage } from '../../../../contract/policies';
import { ViewTabs } from '../../../shared/table/ViewTabs';

interface StatusTabsProps {
  readonly counts: PolicyPage['Counts'] | undefined;
  /** Upper limit of the counts. */
  readonly counted: number | undefined;
  readonly status: string | undefined;
  readonly onStatus: (status: string | undefined) => void;
  readonly children: ReactNode;
}

export function StatusTabs({ counts, counted, status, onStatus, children }: StatusTabsProps) {
  const all = counts && policyStatuses.reduce((sum, one) => sum + counts[one], 0);
  const tabs = policyStatuses.map((one) => ({ value: one, label: one, many: counts?.[one] ?? null }));
  return (
    <ViewTabs
      label="Situação"
      tabs={[{ value: undefined, label: 'Todas', many: all ?? null }, ...tabs]}
      counted={counted}
      value={status}
      onChange={onStatus}
    >
      {children}
    </ViewTabs>
  );
}
