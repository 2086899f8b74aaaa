import { Download } from 'lucide-react';
import { FileDownload } from './FileDownload';

export const DraftDownload = ({ identifier }: { identifier: string }) => (
  <FileDownload
    url={`/quote/draft/document?codigo=${encodeURIComponent(identifier)}`}
    name={`minuta-${identifier}.pdf`}
    icon={<Download size={16} aria-hidden="true" />}
  >
    Download Minuta
  </FileDownload>
);
