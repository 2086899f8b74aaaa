import { Download } from 'lucide-react';
import { Button, EmptyState, Table, type Column } from '../../../../renderers/ui';
import { saveFile } from '../requests';
import type { DeskFile, DeskRequest } from '../../../../contract/desk';
import { momentText } from '../../../../engine/values';
import { sizeText } from '../texts';
import { PrintedDocuments } from './PrintedDocuments';
import styles from '../desk.module.css';

const columns: readonly Column<DeskFile>[] = [
  { key: 'name', header: 'Arquivo', cell: (file) => file.DocumentName },
  { key: 'sent', header: 'Enviado em', cell: (file) => momentText(file.CreatedAt) },
  { key: 'size', header: 'Tamanho', cell: (file) => sizeText(file.Size), align: 'end' },
];

export function RequestFiles({ request }: { request: DeskRequest }) {
  return (
    <>
      <h3 className={styles.subheading}>Documentos do portal</h3>
      <PrintedDocuments request={request} />
      <h3 className={styles.subheading}>Arquivos do cliente</h3>
      <CustomerFiles request={request} />
    </>
  );
}

function CustomerFiles({ request: { Identifier, Files } }: { request: DeskRequest }) {
  if (Files.length === 0) {
    return <EmptyState title="Nenhum arquivo.">O cliente não anexou documentos à solicitação.</EmptyState>;
  }
  const download: Column<DeskFile> = {
    key: 'download',
    header: 'Ação',
    align: 'end',
    cell: (file) => downloadButton(file, () => void saveFile(Identifier, file)),
  };
  return (
    <Table
      caption="Arquivos do cliente"
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
