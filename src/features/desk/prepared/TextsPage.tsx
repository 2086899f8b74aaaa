import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DeskTextKind } from '../../../../contract/deskTexts';
import { dayText } from '../../../../engine/values';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Skeleton,
  Table,
  toast,
  type Column,
} from '../../../../renderers/ui';
import { describeError } from '../../../shared/api/describeError';
import { usePageTitle } from '../../../shared/layout/pageTitle';
import { Failed } from '../../../shared/table/Failed';
import { useKeptFocus } from '../../../shared/ui/useKeptFocus';
import { removeText, useTexts, type DeskText } from './api';
import { TextDialog } from './TextDialog';
import pageStyles from '../../../shared/ui/page.module.css';
import styles from './prepared.module.css';

const kinds: Readonly<Record<DeskTextKind, string>> = {
  denial: 'Motivo da recusa',
  premium: 'Motivo do prêmio abaixo do mínimo',
  correction: 'Pedido de correção',
};

const columns: readonly Column<DeskText>[] = [
  { key: 'title', header: 'Nome', cell: ({ Title }) => Title },
  { key: 'kind', header: 'Para', cell: ({ Kind }) => kinds[Kind] },
  { key: 'text', header: 'Texto', cell: ({ Text }) => <span className={styles.text}>{Text}</span> },
  {
    key: 'updated',
    header: 'Alterado',
    cell: ({ UpdatedAt, UpdatedBy }) => (
      <span>
        {dayText(UpdatedAt)}
        <span className={styles.under}>{UpdatedBy}</span>
      </span>
    ),
  },
];

/** What is open over the list: a new text, one to change, or one that is to go. */
type Opened = { readonly what: 'new' } | { readonly what: 'change' | 'remove'; readonly text: DeskText };

/** /executivo/textos: the texts that the whole desk answers with. */
export function TextsPage() {
  usePageTitle('Textos prontos');
  const { data, error, mutate } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const kept = useKeptFocus<HTMLElement>();
  const close = () => setOpened(undefined);
  const remove = async ({ Id }: DeskText) => {
    close();
    try {
      await removeText(Id);
      toast('success', 'Texto excluído.');
    } catch (failure) {
      toast('danger', describeError(failure).message);
    }
    await mutate();
  };
  return (
    <div className={pageStyles.stack}>
      <Card as="section" aria-label="Textos prontos" {...kept}>
        <div className={styles.bar}>
          <p>
            Respostas que se repetem, para inserir ao negar, ao justificar um prêmio ou ao pedir correção.
          </p>
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpened({ what: 'new' })}>
            Novo texto
          </Button>
        </div>
        {!data && (error ? <Failed error={error} onRetry={() => void mutate()} /> : <Skeleton lines={6} />)}
        {data && data.length === 0 && (
          <EmptyState title="Nenhum texto pronto.">
            Crie o primeiro: toda a mesa passa a usá-lo nas respostas.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <Table
            caption="Textos prontos"
            columns={columns}
            rows={data}
            rowKey={({ Id }) => Id}
            actions={(text) => [
              { label: 'Editar', onSelect: () => setOpened({ what: 'change', text }) },
              { label: 'Excluir', onSelect: () => setOpened({ what: 'remove', text }) },
            ]}
          />
        )}
      </Card>
      {opened?.what === 'remove' && (
        <ConfirmDialog
          title="Excluir o texto?"
          confirm="Excluir"
          cancel="Cancelar"
          danger
          onConfirm={() => void remove(opened.text)}
          onCancel={close}
        >
          <p>“{opened.text.Title}” deixa de existir para toda a mesa. O que já foi enviado não muda.</p>
        </ConfirmDialog>
      )}
      {opened && opened.what !== 'remove' && (
        <TextDialog text={opened.what === 'change' ? opened.text : undefined} onClose={close} />
      )}
    </div>
  );
}
