import { useState } from 'react';
import type { DeskRequest } from '../../../../../contract/desk';
import { Button } from '../../../../../renderers/ui';
import { laterDialog } from '../../../../../renderers/ui/laterDialog';

const CorrectionDialog = laterDialog(async () => (await import('./CorrectionDialog')).CorrectionDialog);

export function CorrectionButton({ request, onAsked }: { request: DeskRequest; onAsked: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" aria-keyshortcuts="C" onClick={() => setAsking(true)}>
        Pedir correção
      </Button>
      {asking && <CorrectionDialog request={request} onAsked={onAsked} onClose={() => setAsking(false)} />}
    </>
  );
}
