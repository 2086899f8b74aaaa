import { ChevronDown, ChevronUp } from 'lucide-react';
import { Children, useState, type ReactNode } from 'react';
import { Button, Card, Field, FieldGrid, Select, TextInput, controlAria } from '../../../renderers/ui';
import { useKeptFocus } from '../ui/useKeptFocus';
import { DayFilter } from './DayFilter';
import styles from './table.module.css';

interface FiltersProps {
  /** What is narrowed, for screen readers. */
  readonly label: string;
  readonly list: {
    readonly filters: Readonly<Record<string, unknown>>;
    readonly isNarrow: boolean;
    readonly clear: () => void;
  };
  readonly children: ReactNode;
}

/** Search and filters of a list; they apply as they change. A phone shows the first and unfolds the others. */
export function Filters({ label, list, children }: FiltersProps) {
  const [clears, setClears] = useState(0);
  const kept = useKeptFocus<HTMLElement>();
  const [first, ...others] = Children.toArray(children);
  const clear = () => {
    // Half a day that was typed is in no filter: only new fields are without it.
    setClears(clears + 1);
    list.clear();
  };
  return (
    <Card asChild>
      <search {...kept} aria-label={label}>
        <FieldGrid key={clears}>
          {first}
          <Fold many={Object.keys(list.filters).length} />
          {others}
        </FieldGrid>
        {list.isNarrow && (
          <div className={styles.clear}>
            <Button kind="quiet" size="sm" onClick={clear}>
              Limpar filtros
            </Button>
          </div>
        )}
      </search>
    </Card>
  );
}

/** Unfolds, on a phone, the filters that follow it. */
function Fold({ many }: { readonly many: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
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
  );
}

interface TextFilterProps {
  readonly id: string;
  /** What is searched. */
  readonly hint: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function TextFilter({ value, onChange, ...frame }: TextFilterProps) {
  const told = { ...frame, label: 'Buscar' };
  return (
    <Field {...told}>
      <TextInput
        {...controlAria(told)}
        type="search"
        maxLength={100}
        value={value}
        onChange={(text) => onChange(text ?? '')}
      />
    </Field>
  );
}

interface ChoiceFilterProps<Value extends string | number> {
  readonly id: string;
  readonly label: string;
  /** What is shown while nothing is chosen. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

export function ChoiceFilter<Value extends string | number>({
  id,
  label,
  all,
  ...choice
}: ChoiceFilterProps<Value>) {
  return (
    <Field id={id} label={label}>
      <Select {...controlAria({ id, label })} placeholder={all} searchable={false} {...choice} />
    </Field>
  );
}

/** A filter that shares its row with two others. */
export function Third({ children }: { readonly children: ReactNode }) {
  return <div data-third="">{children}</div>;
}

interface PeriodFilterProps {
  readonly id: string;
  /** What the days are of, before "de" and "até". */
  readonly label: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
  readonly onFrom: (day: string | undefined) => void;
  readonly onTo: (day: string | undefined) => void;
}

export function PeriodFilter({ id, label, from, to, problem, onFrom, onTo }: PeriodFilterProps) {
  return (
    <>
      <Third>
        <DayFilter frame={{ id: `${id}-from`, label: `${label} de` }} value={from} onChange={onFrom} />
      </Third>
      <Third>
        <DayFilter
          frame={{ id: `${id}-to`, label: `${label} até`, error: problem }}
          value={to}
          onChange={onTo}
        />
      </Third>
    </>
  );
}
