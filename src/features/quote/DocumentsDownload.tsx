import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../renderers/ui';
import { downloadFile } from '../../shared/products/documents';

/** All that there is to keep of what was issued, as one file. */
export function DocumentsDownload({ identifier }: { identifier: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const url = `/quote/documents?identifier=${encodeURIComponent(identifier)}`;
    await downloadFile(url, `documentos-${identifier}.zip`);
    setBusy(false);
  };
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={busy}
      icon={<FolderDown size={16} aria-hidden="true" />}
      onClick={() => void download()}
    >
      Baixar documentos
    </Button>
  );
}
