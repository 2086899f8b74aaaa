import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { SearchHit } from '../../contract/search';
import { LONGEST } from '../../search/limits';
import type { WorkbenchDraft } from '../../contract/workbench';
import { Alert, Card, Field, Select, TextInput, controlAria } from '../../../renderers/ui';
import { read } from '../../../src/shared/api/api';
import { describeError } from '../../../src/shared/api/describeError';
import { IN_FORCE } from '../comparison/versions';
import { NAME_LENGTH } from '../drafts/draftName';
import { StudioPage } from '../StudioPage';
import { BeginDraft } from './BeginDraft';
import { Found } from './Found';
import { useSearch } from './useSearch';
import page from '../analysts.module.css';
import styles from './search.module.css';

const ABOUT =
  'Títulos, textos, chaves, valores e constantes, com ou sem acento. Um campo se acha também por seu nome inteiro, como objectProperty.deadline.';

const text = { id: 'search-text', label: 'Texto, campo, chave ou valor' };
const where = { id: 'search-where', label: 'Onde' };

/** The draft that a version is; none for what is in force. */
const draftOf = (version: string) => (version === IN_FORCE ? undefined : version.slice('rascunho-'.length));

/** /produtos/buscar: where a text stands in all definitions, in force or in a draft; each place leads to the editor. */
export function SearchPage() {
  const search = useSearch();
  const drafts = useSWR<WorkbenchDraft[], unknown>('/workbench/draft', read);
  const [begun, setBegun] = useState<SearchHit>();
  const places = useRef<HTMLDivElement>(null);
  const { state, change, error } = search;
  const options = [
    { value: IN_FORCE, label: 'O que está em vigor' },
    ...(drafts.data ?? []).map(({ Id, Name, Author }) => ({
      value: `rascunho-${Id}`,
      label: `Rascunho ${Name}, de ${Author}`,
    })),
  ];
  return (
    <StudioPage title="Buscar nas definições" about={<p className={page.muted}>{ABOUT}</p>}>
      <Card aria-label="O que buscar">
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            places.current?.querySelector<HTMLElement>('[data-place]')?.focus();
          }}
        >
          <Field {...text}>
            <TextInput
              {...controlAria(text)}
              type="search"
              verbatim
              value={state.Text}
              maxLength={LONGEST}
              onChange={(Text) => change({ Text })}
            />
          </Field>
          <Field {...where}>
            <Select
              {...controlAria(where)}
              value={state.Version}
              options={options}
              onChange={(Version) => Version && change({ Version })}
            />
          </Field>
        </form>
      </Card>
      {error !== undefined && <Alert tone="danger" title={describeError(error).message} live />}
      <div ref={places} className={styles.found}>
        <Found search={search} draft={draftOf(state.Version)} onBegin={setBegun} />
      </div>
      {begun && (
        <BeginDraft
          place={begun}
          name={`Mudar “${state.Text.trim()}`.slice(0, NAME_LENGTH - 1) + '”'}
          drafts={drafts.data ?? []}
          onClose={() => setBegun(undefined)}
        />
      )}
    </StudioPage>
  );
}
