import { chakra } from '@chakra-ui/react';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, toast } from '../../../renderers/ui';
import { askForPush } from './push';

export function PushAsk({ onAnswer }: { onAnswer: () => void }) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const told = await askForPush().catch(() => false);
    setBusy(false);
    onAnswer();
    if (told) toast('success', 'Este navegador avisará você também com o portal fechado.');
    else toast('info', 'Este navegador não receberá avisos com o portal fechado.');
  };
  return (
    <chakra.div px="2" pb="2">
      <Button
        kind="quiet"
        size="sm"
        busy={busy}
        icon={<BellPlus size={16} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        Avisar com o portal fechado
      </Button>
    </chakra.div>
  );
}
