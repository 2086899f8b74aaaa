import { useState, type ReactNode } from 'react';
import { Button } from '../../../renderers/ui';
import { downloadFile } from '../../shared/products/documents';

interface FileDownloadProps {
  readonly url: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly children: string;
}

export function FileDownload({ url, name, icon, children }: FileDownloadProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadFile(url, name);
    setBusy(false);
  };
  return (
    <Button kind="secondary" size="sm" busy={busy} icon={icon} onClick={() => void download()}>
      {children}
    </Button>
  );
}
