import type { ReactNode } from 'react';
import { policyStatuses } from '../../../../contract/statuses/policy';
import type { PolicyPage } from '../../../../contract/policies';
import { ViewTabs } from '../../../shared/table/ViewTabs';
import type { PolicyList } from './policyFilter';

interface StatusTabsProps {
  readonly list: PolicyList;
  readonly page: PolicyPage | undefined;
  readonly children: ReactNode;
}

export function StatusTabs({ list, page, children }: StatusTabsProps) {
  const counts = page?.Counts;
  const all = counts && policyStatuses.reduce((sum, one) => sum + counts[one], 0);
  const tabs = policyStatuses.map((one) => ({ value: one, label: one, many: counts?.[one] ?? null }));
  return (
    <ViewTabs
      label="Situação"
      tabs={[{ value: undefined, label: 'Todas', many: all ?? null }, ...tabs]}
      counted={page?.Counted}
      list={list}
      name="situacao"
    >
      {children}
    </ViewTabs>
  );
}
