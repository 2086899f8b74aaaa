import { Button, Dialog, DialogText } from '../ui';
import { ToldDialog } from './ToldDialog';
import type { useWizardEffects } from './useWizardEffects';

/** What rules and sources have to say beside the fields: a warning, or what a look-up could not take. */
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
