import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../renderers/ui';
import { showError } from '../../shared/alert/alertStore';
import { useRepeat } from '../../shared/requests/useRepeat';
import { getRepeated } from './api';

/** Asks again for the same: the wizard opens on these answers. */
export function RepeatButton({ identifier }: { identifier: string }) {
  const repeat = useRepeat();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      repeat(await getRepeated(identifier), `Repetição da solicitação ${identifier}`);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={busy}
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void open()}
    >
      Repetir esta solicitação
    </Button>
  );
}
