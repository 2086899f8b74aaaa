import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { Children, useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../renderers/ui';
import { isAsked, isCommand } from '../ui/isTyping';
import { useKeptFocus } from '../ui/useKeptFocus';
import styles from './filters.module.css';

interface FiltersProps {
  readonly label: string;
  readonly list: {
    readonly filters: Readonly<Record<string, unknown>>;
    readonly text: string;
    readonly isNarrow: boolean;
    readonly clear: () => void;
    readonly lift: () => void;
  };
  readonly sort?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Filters apply as they change; Esc clears them. A phone shows the first and unfolds the others. */
export function Filters({ label, list, sort, actions, children }: FiltersProps) {
  const [clears, setClears] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const kept = useKeptFocus<HTMLElement>();
  useListKeys(kept.ref, list);
  const [first, ...others] = Children.toArray(children);
  const clear = () => {
    // A half-typed day is in no filter: only new fields clear it.
    setClears(clears + 1);
    list.clear();
  };
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const many = Object.keys(list.filters).length;
  return (
    <search {...kept} className={styles.bar} aria-label={label}>
      {first}
      {sort}
      {others.length > 0 && (
        <Button
          kind="secondary"
          size="sm"
          className={styles.fold}
          icon={<Chevron aria-hidden size={16} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {many > 0 ? `Filtros (${many})` : 'Filtros'}
        </Button>
      )}
      {others.length > 0 && (
        <div key={clears} className={styles.chips}>
          {others}
        </div>
      )}
      {list.isNarrow && (
        <button
          type="button"
          className={styles.lift}
          aria-label="Limpar filtros"
          aria-keyshortcuts="Escape"
          onClick={clear}
        >
          <X size={16} aria-hidden="true" />
          <span>
            Limpar<span data-part="text"> filtros</span>
          </span>
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </search>
  );
}

/** "/" focuses the search; Esc clears the filters, pressed again also the text. */
function useListKeys(bar: RefObject<HTMLElement | null>, list: FiltersProps['list']) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const search = bar.current?.querySelector<HTMLInputElement>('input[type=search]');
    const isHere = isCommand(event) || event.target === search;
    if (event.key === '/' && isCommand(event) && search) search.focus();
    else if (event.key === 'Escape' && isHere && !event.defaultPrevented && !isAsked() && list.isNarrow) {
      if (Object.keys(list.filters).length > 0) list.lift();
      else list.clear();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface TextFilterProps {
  readonly id: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TextFilter({ id, hint, value, onChange }: TextFilterProps) {
  return (
    <div className={styles.search} title={hint}>
      <Search size={18} aria-hidden="true" />
      <label className="ui-hidden" htmlFor={id}>
        Buscar
      </label>
      <input
        id={id}
        type="search"
        maxLength={100}
        placeholder={hint}
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="/"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-hint`} hidden>
        {hint}
      </span>
    </div>
  );
}
