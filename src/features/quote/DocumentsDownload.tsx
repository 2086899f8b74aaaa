import { FolderDown } from 'lucide-react';
import { FileDownload } from './FileDownload';

export const DocumentsDownload = ({ identifier }: { identifier: string }) => (
  <FileDownload
    url={`/quote/documents?identifier=${encodeURIComponent(identifier)}`}
    name={`documentos-${identifier}.zip`}
    icon={<FolderDown size={16} aria-hidden="true" />}
  >
    Baixar documentos
  </FileDownload>
);
