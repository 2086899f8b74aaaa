import { chakra } from '@chakra-ui/react';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Button, toast } from '../../../renderers/ui';
import { askForPush, canAskForPush } from './push';

/** Offers to be told while the portal is closed; nothing where that is not configured or was answered. */
export function PushOffer() {
  const { data: offered, mutate } = useSWRImmutable('push offer', canAskForPush);
  const [busy, setBusy] = useState(false);
  if (!offered) return null;
  const ask = async () => {
    setBusy(true);
    const told = await askForPush().catch(() => false);
    setBusy(false);
    void mutate(false, { revalidate: false });
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
