import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../renderers/ui';
import { downloadFile } from '../../shared/products/documents';

/** 'Download Minuta': the draft of the contract as a file. */
export function DraftDownload({ identifier }: { identifier: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const url = `/quote/draft/document?codigo=${encodeURIComponent(identifier)}`;
    await downloadFile(url, `minuta-${identifier}.pdf`);
    setBusy(false);
  };
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={busy}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void download()}
    >
      Download Minuta
    </Button>
  );
}
