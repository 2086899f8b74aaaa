import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../renderers/ui';
import { laterDialog } from '../../../renderers/ui/laterDialog';

const ShareDialog = laterDialog(async () => (await import('./ShareDialog')).ShareDialog);

export function ShareButton({ identifier }: { identifier: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        icon={<Share2 size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Compartilhar
      </Button>
      {isOpen && <ShareDialog identifier={identifier} onClose={() => setOpen(false)} />}
    </>
  );
}
