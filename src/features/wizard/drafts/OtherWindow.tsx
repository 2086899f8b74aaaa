import { useEffect, useState } from 'react';
import { Alert } from '../../../../renderers/ui';
import { DraftWindows } from './DraftWindows';

export function OtherWindow({ uid, name }: { uid: string; name: string }) {
  const [others, setOthers] = useState(0);
  useEffect(() => {
    if (!('BroadcastChannel' in window)) return undefined;
    const windows = new DraftWindows(uid, name, setOthers);
    return windows.close;
  }, [uid, name]);
  if (others === 0) return null;
  return (
    <Alert tone="warning" title="Esta solicitação está aberta em outra janela." live>
      <p>As duas salvam no mesmo rascunho, e vale o que for salvo por último. Continue em uma só.</p>
    </Alert>
  );
}
