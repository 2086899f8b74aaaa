import useSWR from 'swr';
import { read } from '../api/api';
import { withChosen, type Chip } from './ListFilters';

/** The user's insurers as a chip, asked for once it is time; the chosen one stays even if the others fail. */
export function useInsurerChip(chosen: string | undefined, isTime: boolean): Chip<'seguradora'> {
  const { data = [] } = useSWR<readonly { Name: string }[], unknown>(isTime && '/InsuranceCompany', read, {
    shouldRetryOnError: false,
  });
  const names = withChosen(
    data.map(({ Name }) => Name),
    chosen,
  );
  return {
    name: 'seguradora',
    label: 'Seguradora',
    all: 'Todas',
    options: names.map((name) => ({ value: name, label: name })),
  };
}
