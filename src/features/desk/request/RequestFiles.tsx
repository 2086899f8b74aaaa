import { Download } from 'lucide-react';
import { Button, EmptyState, Table, type Column } from '../../../../renderers/ui';
import type { DeskFile, DeskRequest } from '../requests';
import { momentText, sizeText } from '../texts';
import { saveFile } from './saveFile';

const columns: readonly Column<DeskFile>[] = [
  { key: 'name', header: 'Arquivo', cell: (file) => file.DocumentName },
  { key: 'sent', header: 'Enviado em', cell: (file) => momentText(file.CreatedAt) },
  { key: 'size', header: 'Tamanho', cell: (file) => sizeText(file.Size), align: 'end' },
];

/** The files that the customer sent with the request. */
export function RequestFiles({ request: { Identifier, Files } }: { request: DeskRequest }) {
  if (Files.length === 0) {
    return <EmptyState title="Nenhum arquivo.">O cliente não anexou documentos à solicitação.</EmptyState>;
  }
  const download: Column<DeskFile> = {
    key: 'download',
    header: '',
    align: 'end',
    cell: (file) => downloadButton(file, () => void saveFile(Identifier, file)),
  };
  return (
    <Table
      caption="Arquivos da solicitação"
      columns={[...columns, download]}
      rows={Files}
      rowKey={({ DocumentID }) => DocumentID}
    />
  );
}

function downloadButton({ DocumentName }: DeskFile, onClick: () => void) {
  return (
    <Button kind="quiet" size="sm" icon={<Download size={16} aria-hidden="true" />} onClick={onClick}>
      Baixar<span className="ui-hidden"> {DocumentName}</span>
    </Button>
  );
}
