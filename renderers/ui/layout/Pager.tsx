import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { decimalText } from '../../../engine/values';
import { Button } from './Button';

export interface PagerProps {
  /** 1 is the first. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** The name that a screen reader says: 'Páginas de solicitações'. */
  label?: string;
  /** There is more than `total`: nobody counted to the end. */
  more?: boolean | undefined;
}

export function Pager({ page, pageSize, total, onPage, label = 'Paginação', more = false }: PagerProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1 && !more) return null;
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, more ? Infinity : total)];
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p fontSize="sm" color="muted" className="ui-figures" role="status">
        {decimalText(from, 0)}–{decimalText(to, 0)} de {countText(total, more)}
      </chakra.p>
      <chakra.div display="flex" gap="2">
        <Button
          kind="secondary"
          size="sm"
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Anterior
        </Button>
        <Button kind="secondary" size="sm" disabled={page >= last && !more} onClick={() => onPage(page + 1)}>
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            Próxima
            <ChevronRight size={16} aria-hidden="true" />
          </chakra.span>
        </Button>
      </chakra.div>
    </chakra.nav>
  );
}

export const countText = (total: number, more = false) => `${more ? 'mais de ' : ''}${decimalText(total, 0)}`;
