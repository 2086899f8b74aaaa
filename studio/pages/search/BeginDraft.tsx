import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchHit } from '../../contract/search';
import type { WorkbenchDraft } from '../../contract/workbench';
import { Alert, Button, Dialog, Field, Select, TextInput, controlAria } from '../../../renderers/ui';
import { api } from '../../../src/shared/api/api';
import { describeError } from '../../../src/shared/api/describeError';
import { paths } from '../../../src/shared/paths';
import { focusFirst } from '../../../src/shared/ui/focusFirst';
import { NAME_LENGTH, NAMELESS } from '../drafts/draftName';
import { ownerOf } from '../names';
import type { Way } from '../opening';
import styles from './search.module.css';

const NEW = 'novo';

interface Props {
  readonly place: Pick<SearchHit, 'File' | 'Pointer'>;
  readonly product?: string;
  readonly way?: Way;
  readonly name: string;
  readonly drafts: readonly WorkbenchDraft[];
  readonly onClose: () => void;
}

/** Asks for a draft in which to change what is in force, and opens the place there. */
export function BeginDraft({ place, product, way, name: first, drafts, onClose }: Props) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => drafts.find(({ IsOwn }) => IsOwn)?.Id ?? NEW);
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const where = { id: 'search-draft', label: 'Rascunho' };
  const called = { id: 'search-draft-name', label: 'O que vai mudar', error };
  const isNew = draft === NEW;
  const open = async () => {
    if (isNew && focusFirst({ [called.id]: name.trim() === '' ? NAMELESS : undefined }))
      return setError(NAMELESS);
    setBusy(true);
    try {
      const id = isNew
        ? (await api.post<WorkbenchDraft>('/workbench/draft', { Name: name.trim() })).data.Id
        : draft;
      const state = { file: place.File, pointer: place.Pointer, ...(way && { way }) };
      await navigate(paths.productDraft(id, product ?? ownerOf(place.File)), { state });
    } catch (refusal) {
      setFailure(describeError(refusal).message);
      setBusy(false);
    }
  };
  const options = [
    ...drafts.map(({ Id, Name, Author }) => ({ value: Id, label: `${Name}, de ${Author}` })),
    { value: NEW, label: 'Um rascunho novo' },
  ];
  return (
    <Dialog
      title="Em que rascunho você muda isto?"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={busy} onClick={() => void open()}>
            Abrir no editor
          </Button>
        </>
      }
    >
      <div className={styles.begin}>
        <p>O que está em vigor só muda depois de proposto e aprovado; até lá, a mudança fica no rascunho.</p>
        {failure && <Alert tone="danger" title={failure} live />}
        <Field {...where}>
          <Select
            {...controlAria(where)}
            value={draft}
            options={options}
            onChange={(next) => next && setDraft(next)}
          />
        </Field>
        {isNew && (
          <Field {...called}>
            <TextInput
              {...controlAria(called)}
              value={name}
              maxLength={NAME_LENGTH}
              onChange={(next) => {
                setName(next);
                setError(undefined);
              }}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
