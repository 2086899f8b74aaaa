import { Button, Dialog, DialogText } from '../ui';
import { ToldDialog } from './ToldDialog';
import type { useWizardEffects } from './useWizardEffects';

export function Notices({ effects }: { effects: ReturnType<typeof useWizardEffects> }) {
  return (
    <>
      {effects.notice?.kind === 'warning' && (
        <Dialog
          title="Atenção"
          onClose={effects.dismiss}
          actions={<Button onClick={effects.dismiss}>Fechar</Button>}
        >
          <DialogText>{effects.notice.message}</DialogText>
        </Dialog>
      )}
      {effects.told && (
        <ToldDialog told={effects.told} onClose={effects.close} onTake={() => effects.take(effects.told!)} />
      )}
    </>
  );
}
