import { chakra } from '@chakra-ui/react';
import { useEffect, type FormEvent } from 'react';
import { Field, TextInput, announce, controlAria } from '../../../renderers/ui';

export interface HelpSearchProps {
  query: string;
  count: number;
  onChange: (query: string) => void;
  onEnter: () => void;
}

const frame = { id: 'help-search', label: 'Buscar na ajuda' };
const PAUSE = 500;

/** The count is announced once typing pauses. */
export function HelpSearch({ query, count, onChange, onEnter }: HelpSearchProps) {
  useEffect(() => {
    if (query.trim() === '') return;
    const timer = setTimeout(() => announce(spoken(count)), PAUSE);
    return () => clearTimeout(timer);
  }, [query, count]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <chakra.div asChild flex="1 1 20rem" maxW="32rem">
      <search>
        <form onSubmit={submit}>
          <Field {...frame}>
            <TextInput
              {...controlAria(frame)}
              type="search"
              placeholder="Ex.: rascunho, boleto, proposta"
              value={query}
              onChange={onChange}
            />
          </Field>
        </form>
      </search>
    </chakra.div>
  );
}

function spoken(count: number): string {
  if (count === 0) return 'Nenhum tutorial encontrado';
  return count === 1 ? '1 tutorial encontrado' : `${count} tutoriais encontrados`;
}
