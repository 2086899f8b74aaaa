import type { Group } from '../../../../contract/home';
import { moneyText } from '../../../../engine/values';
import { BehindChart } from '../../../shared/ui/BehindChart';

export interface GroupTableProps {
  title: string;
  head: string;
  groups: readonly Group[];
}

export function GroupTable({ title, head, groups }: GroupTableProps) {
  const rows = groups.map(({ Key, Name, Count, InsuredAmount, Premium }) => ({
    key: Key,
    cells: [Name, String(Count), moneyText(InsuredAmount), moneyText(Premium)],
  }));
  return (
    <BehindChart title={title} heads={[head, 'Apólices', 'Importância Segurada', 'Prêmio']} rows={rows} />
  );
}
