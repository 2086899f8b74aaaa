import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { WorkbenchDraft } from '../../contract/workbench';
import { counted, momentText } from '../../../engine/values';
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Field,
  LinkButton,
  Skeleton,
  TextInput,
  controlAria,
} from '../../../renderers/ui';
import { api, read } from '../../../src/shared/api/api';
import { describeError, type ErrorWords } from '../../../src/shared/api/describeError';
import { paths } from '../../../src/shared/paths';
import { focusFirst } from '../../../src/shared/ui/focusFirst';
import { useKeptFocus } from '../../../src/shared/ui/useKeptFocus';
import { draftBench } from '../places';
import { StudioPage } from '../StudioPage';
import { NewProduct } from './NewProduct';
import { NAME_LENGTH, NAMELESS } from './draftName';
import page from '../analysts.module.css';
import styles from './drafts.module.css';

const LIST = '/workbench/draft';

/** /produtos/rascunhos: the folders of changes that analysts work on. */
export function DraftsPage() {
  const { data, error, mutate } = useSWR<WorkbenchDraft[], unknown>(LIST, read);
  const [leaving, setLeaving] = useState<WorkbenchDraft>();
  const [refusal, setRefusal] = useState<ErrorWords>();
  const discard = async ({ Id }: WorkbenchDraft) => {
    setLeaving(undefined);
    setRefusal(undefined);
    try {
      await api.delete(`${LIST}/${Id}`);
    } catch (failure) {
      setRefusal(describeError(failure));
    }
    await mutate();
  };
  return (
    <StudioPage {...useKeptFocus<HTMLDivElement>()} title="Rascunhos de Produtos">
      <Card aria-label="Novo rascunho">
        <NewDraft />
      </Card>
      <Card asChild>
        <details className={styles.begin}>
          <summary>Novo produto</summary>
          <NewProduct />
        </details>
      </Card>
      {refusal && <Alert tone="danger" title={refusal.message} live />}
      {error !== undefined && !data && <Alert tone="danger" title="Não foi possível ler os rascunhos." />}
      {!data && error === undefined && <Skeleton lines={6} />}
      {data?.length === 0 && (
        <EmptyState title="Nenhum rascunho ainda">
          Diga acima o que vai mudar: o rascunho começa com o que está em vigor, e nada chega aos clientes
          antes de ser proposto e aprovado.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label="Rascunhos">
          {data.map((draft) => (
            <li key={draft.Id}>
              <Card className={styles.entry}>
                <Entry draft={draft} onDiscard={() => setLeaving(draft)} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title={`Descartar ${leaving.Name}?`}
          danger
          confirm="Descartar"
          cancel="Manter"
          onConfirm={() => void discard(leaving)}
          onCancel={() => setLeaving(undefined)}
        >
          As mudanças gravadas nele se perdem.
        </ConfirmDialog>
      )}
    </StudioPage>
  );
}

function Entry({ draft, onDiscard }: { draft: WorkbenchDraft; onDiscard: () => void }) {
  return (
    <>
      <div>
        <h2>{draft.Name}</h2>
        <p className={page.muted}>
          {draft.Author} · {momentText(draft.UpdatedAt)} ·{' '}
          {counted(draft.Files.length, 'arquivo mudado', 'arquivos mudados')}
        </p>
      </div>
      <div className={styles.bar}>
        <LinkButton asChild kind="secondary">
          <Link to={draftBench(draft.Id, draft.Files)} aria-label={`Abrir ${draft.Name}`}>
            Abrir
          </Link>
        </LinkButton>
        {draft.IsOwn && (
          <Button kind="quiet" onClick={onDiscard} aria-label={`Descartar ${draft.Name}`}>
            Descartar
          </Button>
        )}
      </div>
    </>
  );
}

function NewDraft() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const frame = { id: 'draft-name', label: 'O que vai mudar', error };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (focusFirst({ [frame.id]: name.trim() === '' ? NAMELESS : undefined })) return setError(NAMELESS);
    setBusy(true);
    try {
      const { data } = await api.post<WorkbenchDraft>(LIST, { Name: name.trim() });
      await navigate(paths.productDraft(data.Id));
    } catch (failure) {
      setError(describeError(failure).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.new} onSubmit={(event) => void begin(event)} noValidate>
      <Field {...frame}>
        <TextInput
          {...controlAria(frame)}
          value={name}
          maxLength={NAME_LENGTH}
          onChange={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Começar rascunho
      </Button>
    </form>
  );
}
