import { useState } from 'react';
import type { DeskTextKind } from '../../../../contract/deskTexts';
import { dayText } from '../../../../engine/values';
import { Button, type Column } from '../../../../renderers/ui';
import { ListTable } from '../../../shared/table/ListTable';
import type { RowsOf } from '../../../shared/table/useList';
import type { DeskText } from './api';
import { RemoveTextsDialog } from './RemoveTextsDialog';
import rows from '../rows.module.css';

export const kindWords: Readonly<Record<DeskTextKind, string>> = {
  denial: 'Motivo da recusa',
  premium: 'Prêmio abaixo do mínimo',
  correction: 'Pedido de correção',
};

export const textColumns: readonly Column<DeskText>[] = [
  {
    key: 'title',
    header: 'Nome',
    share: 1.5,
    sort: 'nome',
    cell: ({ Title }) => <strong className={rows.strong}>{Title}</strong>,
  },
  { key: 'kind', header: 'Para', share: 1.55, cell: ({ Kind }) => kindWords[Kind] },
  { key: 'text', header: 'Texto', share: 3.4, cell: ({ Text }) => <span title={Text}>{Text}</span> },
  {
    key: 'updated',
    header: 'Alterado',
    share: 1,
    sort: 'alterado',
    cell: ({ UpdatedAt, UpdatedBy }) => (
      <span>
        {dayText(UpdatedAt)}
        <span className={`${rows.under} ${rows.aside}`}>{UpdatedBy}</span>
      </span>
    ),
  },
];

interface TextTableProps {
  readonly texts: readonly DeskText[];
  readonly list: RowsOf;
  readonly onChange: (text: DeskText) => void;
  readonly onRemove: (text: DeskText) => void;
}

export function TextTable({ texts, list, onChange, onRemove }: TextTableProps) {
  return (
    <ListTable
      caption="Textos prontos"
      list={list}
      columns={textColumns}
      rows={texts}
      rowKey={({ Id }) => Id}
      onOpen={onChange}
      actions={(text) => [
        { label: 'Editar', onSelect: () => onChange(text) },
        { label: 'Excluir', onSelect: () => onRemove(text) },
      ]}
      many={many}
    />
  );
}

const many = {
  name: ({ Title }: DeskText) => Title,
  nouns: ['texto', 'textos'] as const,
  Actions: ManyTexts,
};

function ManyTexts({ rows: chosen, onDone }: { rows: readonly DeskText[]; onDone: () => void }) {
  const [asks, setAsks] = useState(false);
  const close = () => {
    setAsks(false);
    onDone();
  };
  return (
    <>
      <Button kind="danger" size="sm" onClick={() => setAsks(true)}>
        Excluir
      </Button>
      {asks && <RemoveTextsDialog texts={chosen} onClose={close} />}
    </>
  );
}
